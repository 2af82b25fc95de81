/**
 * Columns of one width for as many children as `--count` says, in fewer where each would be narrower than `leastPx`. With `auto-fit`
 * the first child would have the whole width until the second one arrives.
 */
export const countedColumns = (leastPx: number, gapPx: number): string => {
  const share = `calc((100% - (var(--count) - 1) * ${gapPx}px) / var(--count) - 1px)`;
  return `repeat(auto-fill, minmax(min(100%, max(${leastPx}px, ${share})), 1fr))`;
};
