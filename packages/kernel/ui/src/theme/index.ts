export { tokens } from '@fluentui/react-theme';
export { makeStyles, mergeClasses, shorthands } from '@griffel/react';
export { leanTheme } from './lean-theme.ts';
export { look } from './look.ts';
export { type ColorName, colorNames, type ColorShades } from './palette.data.ts';
export type { ThemeChoice } from './theme-choice.ts';
export { applied, applyThemeSheet } from './theme-sheet.ts';
export { appTheme, type AppThemeTokens, loadTeamsTheme } from './themes.ts';
export type { Reader } from './type-scale.ts';
