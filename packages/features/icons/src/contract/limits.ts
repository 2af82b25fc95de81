/** Limits of icons; counts and characters. */
export const iconsLimits = {
  /** That one person keeps. */
  ownIcons: 60,
  label: 80,
  search: 60,
  /** Found by words, at most. */
  found: 120,
  /** Characters of a drawing; the longest of the sets has 8,800. */
  path: 10_000,
} as const;
