/** The letters above a column, from 1 on: A to Z, AA, AB. */
export function columnLetters(column: number): string {
  const last = String.fromCodePoint(65 + ((column - 1) % 26));
  return column <= 26 ? last : columnLetters(Math.floor((column - 1) / 26)) + last;
}
