export { tokens } from '@fluentui/react-theme';
export { makeStyles, mergeClasses, shorthands } from '@griffel/react';
export { look, type LookVariables } from './look.ts';
export { type ColorName, colorNames, type ColorShades } from './palette.data.ts';
export { applyThemeSheet } from './theme-sheet.ts';
export { appTheme, type AppThemeTokens, loadTeamsTheme, type ThemeChoice, withLook } from './themes.ts';
export type { Reader } from './type-scale.ts';
