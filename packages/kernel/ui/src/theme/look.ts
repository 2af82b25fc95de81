import { type ColorName, type ColorShades, colorNames, type Palette } from './palette.data.ts';

/** Fluent has no token for these; they travel as custom properties beside Fluent's own. */
const shapes = {
  lookRadiusCard: '12px',
  lookRadiusChip: '999px',
  lookRadiusPicture: '8px',
  lookTouch: '44px',
  lookTouchPupil: '56px',
  lookReadingWidth: '68ch',
  lookMotion: '180ms',
} as const;

const surroundings = {
  light: {
    lookShadowCard: '0 1px 2px rgba(9, 46, 47, 0.06), 0 6px 20px rgba(9, 46, 47, 0.08)',
    lookPage: '#f2faf9',
    lookVeil: 'rgba(255, 255, 255, 0.82)',
    lookPermission: '#6b3fa0',
    lookOnPermission: '#ffffff',
  },
  dark: {
    lookShadowCard: '0 1px 2px rgba(0, 0, 0, 0.4), 0 6px 20px rgba(0, 0, 0, 0.35)',
    lookPage: '#101a1b',
    lookVeil: 'rgba(18, 27, 28, 0.86)',
    lookPermission: '#c9a7f2',
    lookOnPermission: '#24093f',
  },
} as const;

type LookVariables = { readonly [name: `look${string}`]: string };

/** The own custom properties of one theme, as theme entries (without the leading `--`). */
export function lookVariables(scheme: 'light' | 'dark', palette: Palette): LookVariables {
  const variables: Record<`look${string}`, string> = { ...shapes, ...surroundings[scheme] };
  for (const name of colorNames) {
    for (const [part, value] of Object.entries(palette[name])) variables[variableFor(name, part)] = String(value);
  }
  return variables;
}

function variableFor(name: ColorName, part: string): `look${string}` {
  return `look${name.charAt(0).toUpperCase()}${name.slice(1)}${part.charAt(0).toUpperCase()}${part.slice(1)}`;
}

function shadesOf(name: ColorName): ColorShades {
  const shade = (part: string) => `var(--${variableFor(name, part)})`;
  return { surface: shade('surface'), ink: shade('ink'), strong: shade('strong'), onStrong: shade('onStrong') };
}

/**
 * The own tokens, used like Fluent's `tokens` inside makeStyles: `borderRadius: look.radiusCard`.
 * `look.colors.blue.surface` follows the theme; `surface`/`ink` and `strong`/`onStrong` are pairs with AA contrast.
 */
export const look = {
  /** 12 px: cards, dialogs, tiles. */
  radiusCard: 'var(--lookRadiusCard)',
  /** 999 px: chips and pills. */
  radiusChip: 'var(--lookRadiusChip)',
  radiusPicture: 'var(--lookRadiusPicture)',
  /** The one soft shadow. */
  shadowCard: 'var(--lookShadowCard)',
  /** Smallest side of anything that is touched: 44 px, for pupils 56 px. */
  touch: 'var(--lookTouch)',
  touchPupil: 'var(--lookTouchPupil)',
  /** Longest line of running text. */
  readingWidth: 'var(--lookReadingWidth)',
  /** Duration of motion that explains where something went. */
  motion: 'var(--lookMotion)',
  /** What lies behind cards where no page background is drawn. */
  page: 'var(--lookPage)',
  /** A surface that lets a page background shine through. */
  veil: 'var(--lookVeil)',
  permission: 'var(--lookPermission)',
  onPermission: 'var(--lookOnPermission)',
  colors: Object.fromEntries(colorNames.map((name) => [name, shadesOf(name)])) as Readonly<Record<ColorName, ColorShades>>,
} as const;
