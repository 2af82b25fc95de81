import { type DoorFaceType, faceOf } from './faces.tsx';
import { Motif } from './motif.tsx';

/** Shapes that are not as square as their place: what lights up when they are open. */
const isRound: ReadonlySet<DoorFaceType> = new Set(['bauble', 'circle', 'round', 'star']);

interface DoorFaceProps {
  readonly type: DoorFaceType;
  readonly number: number;
  readonly label: string;
  readonly isToday: boolean;
}

/** A closed door with its number, in 100 by 100. */
export function ClosedFace({ type, number, label, isToday }: DoorFaceProps) {
  const { draw: Drawing, x, y, textColor, hasPlate } = faceOf(type);
  const isPlated = hasPlate || isToday;
  return (
    <>
      <Drawing tint={number} />
      {isPlated && <circle cx={x} cy={y} r="25" fill={isToday ? '#ffd24a' : '#fffaf0'} />}
      <text
        x={x}
        y={y}
        dy=".36em"
        textAnchor="middle"
        fontSize={label.length > 1 ? 31 : 34}
        fontWeight="750"
        fill={isToday ? '#3b2d00' : isPlated ? '#4a2c12' : textColor}
      >
        {label}
      </text>
    </>
  );
}

/** The same door once somebody has looked behind it: it stays lit. */
export function OpenFace({ type, number }: Pick<DoorFaceProps, 'type' | 'number'>) {
  if (isRound.has(type))
    return (
      <>
        <circle cx="50" cy="54" r="44" fill="#fff8ea" />
        <circle cx="50" cy="54" r="38" fill="#ffcf66" />
        <circle cx="50" cy="54" r="24" fill="#fff0b8" opacity=".8" />
        <Motif number={number} />
      </>
    );
  if (type === 'present')
    return (
      <>
        <path d="M50 6C30 8 26-8 38-8c7 0 10 6 12 14C52-2 55-8 62-8c12 0 8 16-12 14Z" fill="#ffd76a" transform="rotate(-14 50 20)" />
        <rect x="2" y="6" width="96" height="16" rx="5" fill="#c8443a" transform="rotate(-14 50 20)" />
        <rect x="10" y="30" width="80" height="68" rx="6" fill="#c8443a" />
        <rect x="16" y="34" width="68" height="58" rx="4" fill="#ffc45c" />
        <circle cx="50" cy="62" r="27" fill="#ffe9a0" opacity=".85" />
        <g transform="translate(10 14) scale(.8)">
          <Motif number={number} />
        </g>
      </>
    );
  const leaf = number % 2 === 0 ? '#2f6b57' : '#9c3b2c';
  return (
    <>
      <rect x="2" y="2" width="96" height="96" rx={type === 'gate' ? 44 : 7} fill="#fff8ea" />
      <rect x="7" y="7" width="86" height="86" rx={type === 'gate' ? 40 : 4} fill="#ffc45c" />
      <circle cx="50" cy="50" r="34" fill="#ffe9a0" opacity=".85" />
      <Motif number={number} />
      {type !== 'gate' && (
        <>
          <path d="m2 4-17 9v76l17 9Z" fill={leaf} />
          <path d="m98 4 17 9v76l-17 9Z" fill={leaf} />
          <path d="M-3 17l-8 4v60l8 4ZM103 17l8 4v60l-8 4Z" fill="#fff" opacity=".22" />
          <path d="M2 97q6-10 17-7t23-2 23 3 20-3 14 9v3H2Z" fill="#fff" />
        </>
      )}
    </>
  );
}
