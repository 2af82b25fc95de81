import { darkBrandText, softCorners } from './house-tokens.data.ts';
import { darkTokens, lightTokens, sharedTokens } from './lean-tokens.data.ts';
import { lookVariables } from './look.ts';
import { darkPalette, lightPalette } from './palette.data.ts';
import type { ThemeChoice } from './theme-choice.ts';
import { figtree, lexend, typeScale } from './type-scale.ts';

/** The same values as `appTheme`, without Fluent's theme code and without its palettes: for framed pages. */
export function leanTheme({ scheme, reader = 'adult', readingEase = false }: ThemeChoice): Readonly<Record<string, string>> {
  const isLight = scheme === 'light';
  return {
    ...sharedTokens,
    ...(isLight ? lightTokens : { ...darkTokens, ...darkBrandText }),
    ...softCorners,
    ...typeScale(reader),
    fontFamilyBase: readingEase ? lexend : figtree,
    ...lookVariables(scheme, isLight ? lightPalette : darkPalette),
  };
}
