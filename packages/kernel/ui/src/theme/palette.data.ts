/** Names of the colours that classes, tiles and chips may have; stored by name, never as a hex value. */
export const colorNames = ['teal', 'blue', 'violet', 'pink', 'red', 'orange', 'yellow', 'green', 'grey'] as const;
export type ColorName = (typeof colorNames)[number];

/** One colour in one theme: a soft surface with its ink, and a strong fill with what stands on it (AA both). */
export interface ColorShades {
  readonly surface: string;
  readonly ink: string;
  readonly strong: string;
  readonly onStrong: string;
}
export type Palette = Readonly<Record<ColorName, ColorShades>>;

export const lightPalette: Palette = {
  teal: { surface: '#d8f1ef', ink: '#00595a', strong: '#00797a', onStrong: '#ffffff' },
  blue: { surface: '#dcebfb', ink: '#0b4a8a', strong: '#1f6bb8', onStrong: '#ffffff' },
  violet: { surface: '#e9e4fb', ink: '#4b2f99', strong: '#6b4bc2', onStrong: '#ffffff' },
  pink: { surface: '#fbe1ee', ink: '#861556', strong: '#b8297a', onStrong: '#ffffff' },
  red: { surface: '#fde2df', ink: '#8a1d14', strong: '#bd3529', onStrong: '#ffffff' },
  orange: { surface: '#ffe8d2', ink: '#743a00', strong: '#ad5400', onStrong: '#ffffff' },
  yellow: { surface: '#fff3c7', ink: '#5a4600', strong: '#ffd24a', onStrong: '#3b2d00' },
  green: { surface: '#dff2db', ink: '#1f581c', strong: '#2f7a2c', onStrong: '#ffffff' },
  grey: { surface: '#e8edef', ink: '#3a464c', strong: '#5a676e', onStrong: '#ffffff' },
};

export const darkPalette: Palette = {
  teal: { surface: '#0f3a3a', ink: '#9fe3df', strong: '#4fb8b4', onStrong: '#001f1f' },
  blue: { surface: '#14304d', ink: '#b3d6fa', strong: '#6aaeea', onStrong: '#04182b' },
  violet: { surface: '#2c2450', ink: '#d3c8fa', strong: '#a790ee', onStrong: '#170b3b' },
  pink: { surface: '#451c34', ink: '#f7bfdc', strong: '#e57fb5', onStrong: '#33041c' },
  red: { surface: '#481f1b', ink: '#f9c2bb', strong: '#ec8377', onStrong: '#360803' },
  orange: { surface: '#45290d', ink: '#fbcf9f', strong: '#ee9c4d', onStrong: '#301700' },
  yellow: { surface: '#403508', ink: '#fbe38f', strong: '#f2c63c', onStrong: '#2e2300' },
  green: { surface: '#1c3a1a', ink: '#bbe6b4', strong: '#74bd6c', onStrong: '#062104' },
  grey: { surface: '#2b3236', ink: '#d2dade', strong: '#a1adb3', onStrong: '#14191c' },
};
