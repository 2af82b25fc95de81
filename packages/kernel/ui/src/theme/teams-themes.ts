import { teamsDarkTheme, teamsHighContrastTheme, teamsLightTheme } from '@fluentui/react-theme';

/** Fluent's own Teams themes by the names that the Teams client uses. */
export const teamsThemes = { default: teamsLightTheme, dark: teamsDarkTheme, contrast: teamsHighContrastTheme } as const;
