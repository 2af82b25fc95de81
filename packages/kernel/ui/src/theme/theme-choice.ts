import type { Reader } from './type-scale.ts';

/** What decides about a theme. */
export interface ThemeChoice {
  readonly scheme: 'light' | 'dark';
  readonly reader?: Reader;
  /** The reading-ease face instead of the house face. */
  readonly readingEase?: boolean;
}
