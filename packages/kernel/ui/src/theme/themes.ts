import { createDarkTheme, createLightTheme, type Theme } from '@fluentui/react-theme';
import { brandRamp } from './brand-ramp.data.ts';
import { lookVariables } from './look.ts';
import { darkPalette, lightPalette } from './palette.data.ts';
import { figtree, lexend, type Reader, typeScale } from './type-scale.ts';

/** Fluent's tokens with the product's own beside them. */
export type AppThemeTokens = Theme & { readonly [name: `look${string}`]: string };

export interface ThemeChoice {
  readonly scheme: 'light' | 'dark';
  readonly reader?: Reader;
  /** The reading-ease face instead of the house face. */
  readonly readingEase?: boolean;
}

const softCorners = { borderRadiusSmall: '4px', borderRadiusMedium: '8px', borderRadiusLarge: '12px', borderRadiusXLarge: '16px' };

/** The theme of the product for a scheme, a reader and a face. */
export function appTheme({ scheme, reader = 'adult', readingEase = false }: ThemeChoice): AppThemeTokens {
  const base = scheme === 'light' ? createLightTheme(brandRamp) : createDarkTheme(brandRamp);
  const brandText =
    scheme === 'dark'
      ? // Fluent's dark defaults take steps 110/100 for text on dark; the brand's are too dim there for AA.
        { colorBrandForeground1: brandRamp[130], colorBrandForeground2: brandRamp[140], colorBrandForegroundLink: brandRamp[130] }
      : {};
  return {
    ...base,
    ...brandText,
    ...softCorners,
    ...typeScale(reader),
    fontFamilyBase: readingEase ? lexend : figtree,
    ...lookVariables(scheme, scheme === 'light' ? lightPalette : darkPalette),
  };
}

/** Adds the own tokens to a theme that a host brings along (Teams). */
export function withLook(theme: Theme, scheme: 'light' | 'dark'): AppThemeTokens {
  return { ...theme, ...lookVariables(scheme, scheme === 'light' ? lightPalette : darkPalette) };
}

/** The themes that Teams names; loaded on demand, because the SPA never needs them. */
export async function loadTeamsTheme(name: 'default' | 'dark' | 'contrast'): Promise<AppThemeTokens> {
  const { teamsThemes } = await import('./teams-themes.ts');
  return withLook(teamsThemes[name], name === 'default' ? 'light' : 'dark');
}
