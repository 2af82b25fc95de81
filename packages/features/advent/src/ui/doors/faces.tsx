import type { ReactNode } from 'react';
import { type DoorType, doorTypes } from '../../contract/door-types.data.ts';

/** Everything that a door may be: what a calendar chooses, and what only the school house has. */
export type DoorFaceType = DoorType | 'gate' | 'round';

interface FaceProps {
  /** Numbers of calendars differ in colour from door to door. */
  readonly tint: number;
}

interface Face {
  readonly draw: (props: FaceProps) => ReactNode;
  /** Where its number stands, in percent, and its colour. */
  readonly x: number;
  readonly y: number;
  readonly textColor: string;
  /** The number stands on a round plate. */
  readonly hasPlate?: true;
}

const shutters = ['#2f6b57', '#9c3b2c'] as const;
const baubles = ['#c8443a', '#b8741a', '#6f4fc4', '#2473ae', '#a83480'] as const;
const papers = ['#fbeedb', '#f9dfd6', '#e2efdd', '#dfe9f5', '#fff3c7'] as const;
const cloths = ['#a8342b', '#1f6b57', '#2d5a96', '#7a4a9a'] as const;
const wraps = [
  { paper: '#c8443a', ribbon: '#ffd76a' },
  { paper: '#2d87c8', ribbon: '#f7e6a8' },
  { paper: '#2c7a5a', ribbon: '#f3b0a8' },
  { paper: '#7b5bd0', ribbon: '#ffd76a' },
] as const;
const pick = <T,>(list: readonly [T, ...T[]] | readonly T[], tint: number): T => list[tint % list.length] as T;

const ledge = <path d="M2 97q6-10 17-7t23-2 23 3 20-3 14 9v3H2Z" fill="#fff" />;

const drawings: Readonly<Record<DoorFaceType, (props: FaceProps) => ReactNode>> = {
  window: ({ tint }) => (
    <>
      <rect x="2" y="2" width="96" height="96" rx="7" fill="#fff8ea" />
      {[7, 51].map((x) => (
        <g key={x}>
          <rect x={x} y="7" width="42" height="86" rx="3" fill={pick(shutters, tint)} />
          <path
            d={`M${x + 6} 24h30M${x + 6} 40h30M${x + 6} 58h30M${x + 6} 75h30`}
            stroke="#000"
            strokeOpacity=".14"
            strokeWidth="4"
            strokeLinecap="round"
          />
        </g>
      ))}
      {ledge}
    </>
  ),
  wood: () => (
    <>
      <rect x="3" y="3" width="94" height="94" rx="8" fill="#6b4226" />
      {[8, 29, 50, 71].map((x, index) => (
        <rect key={x} x={x} y="8" width="21" height="84" fill={index % 2 === 0 ? '#8a5a33' : '#7d4f2b'} />
      ))}
      <path
        d="M18 20q5 16 0 30m22 10q-5 14 0 26M61 16q4 20 0 34m20 8q-4 14 0 24"
        stroke="#5b3a1e"
        strokeOpacity=".45"
        strokeWidth="2"
        fill="none"
      />
      <path d="M8 20h30M8 80h30" stroke="#3b2614" strokeWidth="6" strokeLinecap="round" />
      <circle cx="84" cy="54" r="5" fill="#e0b45c" />
    </>
  ),
  paper: ({ tint }) => (
    <>
      <path d="M4 8 92 3l5 89-90 5Z" fill="#000" opacity=".18" />
      <path d="M3 5 91 2l4 90-89 4Z" fill={pick(papers, tint)} />
      <path d="M91 2 70 3l22 22Z" fill="#000" opacity=".12" />
      <path d="M12 14l68-2 3 72-69 3Z" fill="none" stroke="#8a6a4a" strokeWidth="2.500" strokeDasharray="6 6" />
    </>
  ),
  cloth: ({ tint }) => (
    <>
      <path d="M14 30q-12 30-6 58 42 16 84 0 6-28-6-58Z" fill={pick(cloths, tint)} />
      <path d="M26 34q-6 28-4 54M50 32v62m24-60q6 28 4 54" stroke="#000" strokeOpacity=".15" strokeWidth="4" fill="none" />
      <path d="M22 10q28 14 56 0l8 20q-36 14-72 0Z" fill={pick(cloths, tint)} stroke="#000" strokeOpacity=".15" strokeWidth="2" />
      <path d="M16 30q34 12 68 0" stroke="#f5dc8a" strokeWidth="5" fill="none" />
      <path d="M50 34c-14-8-22 4-10 10-6 8 6 10 10 0 4 10 16 8 10 0 12-6 4-18-10-10Z" fill="#f5dc8a" />
    </>
  ),
  ice: () => (
    <>
      <path d="M10 4h76l10 12v70L84 97H14L4 84V14Z" fill="#c6e8f7" stroke="#fff" strokeWidth="4" strokeLinejoin="round" />
      <path d="M12 12 42 8 22 44 10 38Zm58 0 18 4 2 30-16 10ZM20 88l16-26 18 28Z" fill="#fff" opacity=".6" />
      <path d="M60 90 74 62l16 20M8 60l20 4M52 10 60 30" stroke="#8cc7e4" strokeWidth="3" fill="none" />
    </>
  ),
  present: ({ tint }) => (
    <>
      <path d="M50 26C20 28 16 4 32 4c10 0 16 10 18 20C52 14 58 4 68 4c16 0 12 24-18 22Z" fill={pick(wraps, tint).ribbon} />
      <rect x="10" y="38" width="80" height="60" rx="6" fill={pick(wraps, tint).paper} />
      <rect x="4" y="24" width="92" height="20" rx="5" fill={pick(wraps, tint).paper} />
      <path d="M4 42h92" stroke="#000" strokeOpacity=".18" strokeWidth="3" />
      <rect x="42" y="24" width="16" height="74" fill={pick(wraps, tint).ribbon} />
    </>
  ),
  bauble: ({ tint }) => (
    <>
      <path d="M50 14V2" stroke="#fff3c7" strokeWidth="4" />
      <rect x="39" y="10" width="22" height="15" rx="5" fill="#f5dc8a" />
      <circle cx="50" cy="59" r="40" fill={pick(baubles, tint)} />
      <path d="M10 56a40 40 0 0 0 80 0q-40 20-80 0Z" fill="#000" opacity=".13" />
      <ellipse cx="35" cy="38" rx="11" ry="7" fill="#fff" opacity=".5" transform="rotate(-30 35 38)" />
    </>
  ),
  star: () => (
    <path
      d="m50 3 14 30 33 4-24 23 6 34-29-16-29 16 6-34L3 37l33-4Z"
      fill="#ffd24a"
      stroke="#fff3c7"
      strokeWidth="5"
      strokeLinejoin="round"
    />
  ),
  cutout: () => (
    <>
      <rect
        x="4"
        y="4"
        width="92"
        height="92"
        rx="4"
        fill="#0b1733"
        fillOpacity=".32"
        stroke="#fff"
        strokeWidth="3"
        strokeDasharray="8 6"
      />
      <path d="M4 96V4h92" fill="none" stroke="#fff" strokeOpacity=".5" strokeWidth="3" />
    </>
  ),
  circle: () => (
    <>
      <circle cx="50" cy="50" r="46" fill="#fffaf0" stroke="#c99a5b" strokeWidth="4" />
      <circle cx="50" cy="50" r="38" fill="none" stroke="#c99a5b" strokeWidth="2" strokeDasharray="2 6" strokeLinecap="round" />
    </>
  ),
  rectangle: () => (
    <>
      <rect x="3" y="3" width="94" height="94" rx="14" fill="#fffaf0" stroke="#c99a5b" strokeWidth="4" />
      <rect x="12" y="12" width="76" height="76" rx="9" fill="none" stroke="#c99a5b" strokeWidth="2" />
    </>
  ),
  transparent: () => (
    <rect x="3" y="3" width="94" height="94" rx="16" fill="#0b1733" fillOpacity=".4" stroke="#fff" strokeOpacity=".8" strokeWidth="3" />
  ),
  gate: () => (
    <>
      <path d="M2 98V50a48 48 0 0 1 96 0v48Z" fill="#fff8ea" />
      <path d="M9 98V52a41 41 0 0 1 82 0v46Z" fill="#00797a" />
      <path d="M50 12v86" stroke="#015455" strokeWidth="3" />
      <path d="M16 66h26v28H16Zm42 0h26v28H58Z" fill="none" stroke="#389a99" strokeWidth="3" />
      <circle cx="50" cy="46" r="27" fill="none" stroke="#3d7a45" strokeWidth="11" />
      {[30, 70].map((x) => (
        <circle key={x} cx={x} cy="30" r="4" fill="#e25b4c" />
      ))}
      <path d="m42 72 8-5 8 5-2 12-6-6-6 6Z" fill="#e25b4c" />
    </>
  ),
  round: () => (
    <>
      <circle cx="50" cy="50" r="48" fill="#fff8ea" />
      <circle cx="50" cy="50" r="41" fill="#35548a" />
      <path d="M9 50h82M50 9v82" stroke="#fff8ea" strokeWidth="5" />
    </>
  ),
};

const typed = Object.fromEntries(doorTypes.map(({ value, x, y, textColor }) => [value, { x, y, textColor }])) as Readonly<
  Record<DoorType, Pick<Face, 'x' | 'y' | 'textColor'>>
>;

/** Types whose number would not be read on what they are drawn with. */
const plated: ReadonlySet<DoorType> = new Set(['window', 'present', 'cutout']);

/** How a door of a type is drawn, and where its number stands. */
export function faceOf(type: DoorFaceType): Face {
  if (type === 'gate') return { draw: drawings.gate, x: 50, y: 46, textColor: '#4a2c12', hasPlate: true };
  if (type === 'round') return { draw: drawings.round, x: 50, y: 50, textColor: '#4a2c12', hasPlate: true };
  return { draw: drawings[type], ...typed[type], ...(plated.has(type) && { hasPlate: true as const }) };
}
