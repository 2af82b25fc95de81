import { teamsDarkTheme, teamsHighContrastTheme, teamsLightTheme, type Theme } from '@fluentui/react-theme';
import { darkStateText } from './house-tokens.data.ts';
import { lookVariables } from './look.ts';
import { darkPalette, lightPalette } from './palette.data.ts';

const withLook = (theme: Theme, scheme: 'light' | 'dark') => ({
  ...theme,
  ...lookVariables(scheme, scheme === 'light' ? lightPalette : darkPalette),
});

/** Fluent's own Teams themes by the names that the Teams client uses, with the product's own tokens beside them. */
export const teamsThemes = {
  default: withLook(teamsLightTheme, 'light'),
  dark: withLook({ ...teamsDarkTheme, ...darkStateText }, 'dark'),
  contrast: withLook(teamsHighContrastTheme, 'dark'),
} as const;
