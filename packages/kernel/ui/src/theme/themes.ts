import { createDarkTheme, createLightTheme, type Theme } from '@fluentui/react-theme';
import { brandRamp } from './brand-ramp.data.ts';
import { darkBrandText, darkStateText, softCorners } from './house-tokens.data.ts';
import { lookVariables } from './look.ts';
import { darkPalette, lightPalette } from './palette.data.ts';
import type { ThemeChoice } from './theme-choice.ts';
import { figtree, lexend, typeScale } from './type-scale.ts';

/** Fluent's tokens with the product's own beside them. */
export type AppThemeTokens = Theme & { readonly [name: `look${string}`]: string };

/** The theme of the product for a scheme, a reader and a face. */
export function appTheme({ scheme, reader = 'adult', readingEase = false }: ThemeChoice): AppThemeTokens {
  const isLight = scheme === 'light';
  return {
    ...(isLight ? createLightTheme(brandRamp) : { ...createDarkTheme(brandRamp), ...darkBrandText, ...darkStateText }),
    ...softCorners,
    ...typeScale(reader),
    fontFamilyBase: readingEase ? lexend : figtree,
    ...lookVariables(scheme, isLight ? lightPalette : darkPalette),
  };
}

/** The themes that Teams names, the same object each time; loaded on demand, because the SPA never needs them. */
export async function loadTeamsTheme(name: 'default' | 'dark' | 'contrast'): Promise<AppThemeTokens> {
  const { teamsThemes } = await import('./teams-themes.ts');
  return teamsThemes[name];
}
