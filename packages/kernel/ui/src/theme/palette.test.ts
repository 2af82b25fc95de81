import { expect, test } from 'vitest';
import { brandRamp } from './brand-ramp.data.ts';
import { colorNames, darkPalette, lightPalette } from './palette.data.ts';
import { photoVeil } from './photo-veil.data.ts';
import { teamsThemes } from './teams-themes.ts';
import { appTheme, type AppThemeTokens } from './themes.ts';

/** Relative luminance and contrast of WCAG 2.2. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const shades = [
  ['light', lightPalette],
  ['dark', darkPalette],
] as const;

test.each(shades.flatMap(([scheme, palette]) => colorNames.map((name) => [scheme, name, palette[name]] as const)))(
  'in the %s theme what stands on %s is readable (AA)',
  (_scheme, _name, color) => {
    expect(contrast(color.surface, color.ink)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(color.strong, color.onStrong)).toBeGreaterThanOrEqual(4.5);
  },
);

/** All that the product is ever shown in. The journeys let a browser measure one of them; the others differ by nothing but these. */
const themes: readonly (readonly [string, AppThemeTokens])[] = [
  ['light', appTheme({ scheme: 'light' })],
  ['dark', appTheme({ scheme: 'dark' })],
  ['Teams, light', teamsThemes.default],
  ['Teams, dark', teamsThemes.dark],
  ['Teams, high contrast', teamsThemes.contrast],
];

const words = ['colorNeutralForeground1', 'colorNeutralForeground2', 'colorNeutralForeground3'] as const;
const brandWords = ['colorBrandForeground1', 'colorBrandForeground2', 'colorBrandForegroundLink', 'colorBrandForegroundLinkHover'] as const;
const states = [
  'colorNeutralForeground4',
  'colorStatusDangerForeground1',
  'colorStatusSuccessForeground1',
  'colorStatusWarningForeground1',
  'colorPaletteRedForeground1',
  'colorPaletteGreenForeground1',
] as const;
const plain = ['colorNeutralBackground1', 'colorNeutralBackground2', 'lookPage'] as const;
const pressed = ['colorNeutralBackground3', 'colorNeutralBackground4', 'colorBrandBackground2'] as const;

/** What is written, and on what it stands. */
const pairs = [
  ...plain.flatMap((ground) => [...words, ...brandWords, ...states].map((ink) => [ink, ground] as const)),
  ...pressed.flatMap((ground) => words.map((ink) => [ink, ground] as const)),
  ['colorBrandForeground2', 'colorBrandBackground2'],
  ['colorNeutralForeground1', 'colorNeutralBackground6'],
  ['colorNeutralForeground1', 'colorPaletteMarigoldBackground1'],
  ['colorNeutralForegroundOnBrand', 'colorBrandBackground'],
  ['colorNeutralForeground1', 'colorStatusWarningBackground1'],
  ['colorStatusWarningForeground1', 'colorStatusWarningBackground1'],
  ['lookOnPermission', 'lookPermission'],
] as const;

/** While the pointer is over something. High contrast turns ink and ground round there, which only Fluent's own pieces follow. */
const hovered = [
  'colorSubtleBackgroundHover',
  'colorNeutralBackground1Hover',
  'colorNeutralBackground2Hover',
  'colorNeutralBackground3Hover',
  'colorBrandBackground2Hover',
] as const;

/** Edges and rings that say where something is. */
const marks = ['colorNeutralStrokeAccessible', 'colorBrandStroke1', 'colorStrokeFocus2'] as const;

test.each(themes)('what is written in the theme %s is readable on its ground (AA)', (_name, theme) => {
  const pale = pairs.filter(([ink, ground]) => contrast(String(theme[ink]), String(theme[ground])) < 4.5);
  expect(pale).toEqual([]);
});

test.each(themes.slice(0, 4))('in the theme %s words stay readable below the pointer (AA)', (_name, theme) => {
  const pale = hovered.flatMap((ground) => words.filter((ink) => contrast(theme[ink], theme[ground]) < 4.5).map((ink) => [ink, ground]));
  expect(pale).toEqual([]);
  expect(contrast(theme.colorNeutralForegroundOnBrand, theme['colorBrandBackgroundHover'])).toBeGreaterThanOrEqual(4.5);
});

test.each(themes)('edges and rings of the theme %s are seen on every ground', (_name, theme) => {
  const faint = plain.flatMap((ground) => marks.filter((mark) => contrast(theme[mark], String(theme[ground])) < 3));
  expect(faint).toEqual([]);
});

/** `share` of one colour above another one. */
const above = (share: number, one: string, other: string): string =>
  `#${[1, 3, 5]
    .map((at) => {
      const [high, low] = [one, other].map((hex) => Number.parseInt(hex.slice(at, at + 2), 16));
      return Math.round((high ?? 0) * share + (low ?? 0) * (1 - share))
        .toString(16)
        .padStart(2, '0');
    })
    .join('')}`;

test.each(['light', 'dark'] as const)('in the %s theme words are readable on a page before any photo (AA)', (scheme) => {
  const theme = appTheme({ scheme });
  for (const ground of ['#000000', '#ffffff'].map((photo) => above(photoVeil, String(theme.lookPage), photo)))
    for (const ink of [
      'colorNeutralForeground1',
      'colorNeutralForeground2',
      'colorNeutralForeground3',
      'colorBrandForegroundLink',
    ] as const)
      expect(contrast(theme[ink], ground), `${ink} on ${ground}`).toBeGreaterThanOrEqual(4.5);
});

test('the brand ramp has sixteen steps that grow lighter', () => {
  const light = Object.values(brandRamp).map(luminance);
  expect(light).toHaveLength(16);
  expect(light).toEqual(light.toSorted((a, b) => a - b));
});

test('pupils read at 18 px and grown-ups at 16 px', () => {
  expect(appTheme({ scheme: 'light' }).fontSizeBase300).toBe('1rem');
  expect(appTheme({ scheme: 'light', reader: 'pupil' }).fontSizeBase300).toBe('1.125rem');
});
