export type Delimiter = ';' | ',' | '\t' | '|';

// Excel in Switzerland writes semicolons, so they win where several fit equally well.
const delimiters: readonly Delimiter[] = [';', '\t', ',', '|'];
const linesLookedAt = 20;

/** The delimiter that splits the first lines into the same number of columns, most columns first. */
export function guessDelimiter(text: string): Delimiter {
  const lines = text
    .split(/\r\n|\r|\n/)
    .filter((line) => line.trim() !== '')
    .slice(0, linesLookedAt);
  let best: { readonly delimiter: Delimiter; readonly score: number } = { delimiter: ';', score: 0 };
  for (const delimiter of delimiters) {
    const counts = lines.map((line) => countOutsideQuotes(line, delimiter));
    const [first = 0] = counts;
    const alike = counts.filter((count) => count === first).length;
    const score = first === 0 ? 0 : alike * 10 + Math.min(first, 9);
    if (score > best.score) best = { delimiter, score };
  }
  return best.delimiter;
}

function countOutsideQuotes(line: string, delimiter: Delimiter): number {
  let quoted = false;
  let count = 0;
  for (const sign of line) {
    if (sign === '"') quoted = !quoted;
    else if (sign === delimiter && !quoted) count += 1;
  }
  return count;
}
