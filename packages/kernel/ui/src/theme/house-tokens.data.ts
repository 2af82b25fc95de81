import { brandRamp } from './brand-ramp.data.ts';
import { darkPalette } from './palette.data.ts';

/** Fluent's dark defaults take darker steps for text on dark; the brand's are too dim there for AA. */
export const darkBrandText = {
  colorBrandForeground1: brandRamp[130],
  colorBrandForeground2: brandRamp[140],
  colorBrandForegroundLink: brandRamp[130],
} as const;

/** What has failed: Fluent's red on dark misses AA by a little. */
export const darkStateText = { colorStatusDangerForeground1: darkPalette.red.strong } as const;

/** Rounder than Fluent's own, as the house has it. */
export const softCorners = {
  borderRadiusSmall: '4px',
  borderRadiusMedium: '8px',
  borderRadiusLarge: '12px',
  borderRadiusXLarge: '16px',
} as const;
