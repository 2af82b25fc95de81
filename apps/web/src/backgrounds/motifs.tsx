import { look } from '@pausenplatz/kernel-ui';
import type { ComponentType, ReactNode } from 'react';
import type { Motif } from './weekly-landscape.ts';

const { colors } = look;
const paper = 'var(--colorNeutralBackground1)';

/** Draws the same small thing at several places: [x, y, scale]. */
function scatter(places: readonly (readonly [number, number, number])[], thing: (index: number) => ReactNode): ReactNode {
  return places.map(([x, y, scale], index) => (
    <g key={`${x}-${y}`} transform={`translate(${x} ${y}) scale(${scale})`}>
      {thing(index)}
    </g>
  ));
}

const sky = [
  [140, 80, 1],
  [380, 150, 0.7],
  [610, 60, 0.9],
  [860, 140, 0.8],
  [1080, 70, 1],
  [1440, 190, 0.9],
] as const;
const ground = [
  [170, 360, 1],
  [300, 380, 0.8],
  [980, 376, 0.9],
  [1130, 360, 1],
  [1380, 348, 1.1],
] as const;
const bright = [colors.pink.strong, colors.yellow.strong, colors.red.strong, colors.violet.strong, colors.blue.strong];
const colorAt = (index: number) => bright[index % bright.length] ?? colors.pink.strong;
const stroke = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

const fir = (fill: string) => <path d="M0-90-26-46h12l-22 40h72L14-46h12ZM-6-6h12v18H-6Z" fill={fill} />;

/** One drawing per motif; each a handful of shapes. */
export const motifDrawings: Readonly<Record<Motif, ComponentType>> = {
  flakes: () =>
    scatter(sky, () => <path d="M0-16v32M-14-8l28 16M14-8l-28 16" stroke={colors.blue.strong} strokeWidth="4" opacity="0.5" {...stroke} />),
  snowman: () => (
    <g transform="translate(1180 322)">
      <circle r="40" cy="20" fill={paper} />
      <circle r="28" cy="-36" fill={paper} />
      <path d="M-24-54h48M-14-54v-26h28v26" stroke={colors.grey.strong} strokeWidth="8" {...stroke} />
      <path d="m2-36 22 5-22 4Z" fill={colors.orange.strong} />
      <path d="M-24-14c16 10 32 10 48 0" stroke={colors.red.strong} strokeWidth="9" {...stroke} />
    </g>
  ),
  stars: () =>
    scatter(sky, () => <path d="m0-16 5 11 12 1-9 8 3 12L0 10l-11 6 3-12-9-8 12-1Z" fill={colors.yellow.strong} opacity="0.8" />),
  firs: () => scatter(ground, () => fir(colors.teal.strong)),
  tulips: () =>
    scatter(ground, (index) => (
      <>
        <path d="M0 24v-40M0 10c-14-4-16-14-16-20M0 14c12-4 14-12 14-18" stroke={colors.green.strong} strokeWidth="5" {...stroke} />
        <path d="M-14-36c4 4 8 4 14-6 6 10 10 10 14 6 2 18-4 28-14 28s-16-10-14-28Z" fill={colorAt(index)} />
      </>
    )),
  birds: () =>
    scatter(sky, () => <path d="M-24-6C-14-18-4-14 0 0 4-14 14-18 24-6" stroke={colors.grey.strong} strokeWidth="5" {...stroke} />),
  shower: () =>
    scatter(sky, () => (
      <>
        <path d="M-30 10a16 16 0 0 1 4-31 22 22 0 0 1 42-2 17 17 0 0 1 4 33Z" fill={paper} />
        <path d="m-16 22-5 14M2 22l-5 14M20 22l-5 14" stroke={colors.blue.strong} strokeWidth="4" {...stroke} />
      </>
    )),
  butterflies: () =>
    scatter(sky, (index) => (
      <>
        <path
          d="M0 0c-8-22-34-22-30-4 2 10 16 14 30 4Zm0 0c8-22 34-22 30-4-2 10-16 14-30 4Zm0 2c-10 14-24 16-22 4 2-8 14-8 22-4Zm0 0c10 14 24 16 22 4-2-8-14-8-22-4Z"
          fill={colorAt(index)}
          opacity="0.8"
        />
        <path d="M0-8v18" stroke={colors.grey.strong} strokeWidth="4" {...stroke} />
      </>
    )),
  bathers: () => (
    <g transform="translate(860 356)">
      <ellipse rx="210" ry="34" cy="24" fill={colors.blue.strong} opacity="0.45" />
      <circle cx="-60" cy="10" r="15" fill={colors.orange.surface} />
      <circle cx="40" cy="18" r="24" fill="none" stroke={colors.red.strong} strokeWidth="12" />
      <circle cx="120" cy="6" r="14" fill={colors.pink.strong} />
    </g>
  ),
  kites: () =>
    scatter(sky.slice(0, 4), (index) => (
      <>
        <path d="m0-38 28 32L0 38l-28-44Z" fill={colorAt(index)} opacity="0.85" />
        <path d="M0 38c14 16-14 26 2 48" stroke={colors.grey.strong} strokeWidth="3" {...stroke} />
      </>
    )),
  balloon: () => (
    <g transform="translate(700 110)">
      <path d="M-52 0a52 52 0 1 1 104 0c0 34-30 54-40 70h-24C-22 54-52 34-52 0Z" fill={colors.red.strong} opacity="0.85" />
      <path d="M-18 0c0-30 8-52 18-52s18 22 18 52-4 56-8 70h-20C-14 54-18 30-18 0Z" fill={colors.yellow.strong} />
      <path d="M-14 74v18h28V74" stroke={colors.orange.strong} strokeWidth="10" {...stroke} />
    </g>
  ),
  boats: () => (
    <g transform="translate(1120 350)">
      <ellipse rx="260" ry="36" cy="34" fill={colors.blue.strong} opacity="0.45" />
      <path d="M-50 20h100l-16 24h-68Z" fill={colors.orange.strong} />
      <path d="M0 14v-92l58 80ZM-8 14v-70l-40 60Z" fill={paper} />
    </g>
  ),
  leaves: () =>
    scatter(sky, (index) => (
      <path
        d="M0 20C-22 6-16-20 0-28 16-20 22 6 0 20Zm0 0v14"
        fill={index % 2 === 0 ? colors.red.strong : colors.orange.strong}
        opacity="0.75"
        stroke={colors.orange.strong}
        strokeWidth="3"
      />
    )),
  mushrooms: () =>
    scatter(ground, (index) => (
      <>
        <path d="M-10 24c4-14 4-20 2-30h16c-2 10-2 16 2 30Z" fill={paper} />
        <path d="M-32-4c2-24 18-34 32-34S30-28 32-4Z" fill={index % 2 === 0 ? colors.red.strong : colors.orange.strong} />
        <circle cx="-10" cy="-18" r="5" fill={paper} />
        <circle cx="10" cy="-14" r="4" fill={paper} />
      </>
    )),
  wind: () =>
    scatter(sky.slice(0, 4), () => (
      <path d="M-60 0h84c26 0 26-34 4-34M-30 18h90c22 0 20 28 2 28" stroke={colors.teal.strong} strokeWidth="5" opacity="0.5" {...stroke} />
    )),
  geese: () =>
    scatter(
      [
        [820, 90, 1],
        [870, 116, 0.9],
        [770, 116, 0.9],
        [920, 142, 0.8],
        [720, 142, 0.8],
      ],
      () => <path d="M-24-6C-14-16-4-12 0 0 4-12 14-16 24-6" stroke={colors.grey.strong} strokeWidth="6" {...stroke} />,
    ),
};
