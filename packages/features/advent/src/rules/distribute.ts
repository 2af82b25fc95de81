/** Rows of doors (decisions 2.15): full rows of `perRow`, the rest in a last one, which is drawn in the middle. */
export function distribute(doors: number, perRow: number): readonly number[] {
  const full = Math.floor(doors / perRow);
  const rest = doors % perRow;
  return [...Array.from({ length: full }, () => perRow), ...(rest > 0 ? [rest] : [])];
}
