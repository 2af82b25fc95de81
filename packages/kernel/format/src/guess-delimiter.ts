export type Delimiter = ';' | ',' | '\t' | '|';

// Excel in Switzerland writes semicolons, so they win where several fit equally well.
const delimiters: readonly Delimiter[] = [';', '\t', ',', '|'];
const linesLookedAt = 20;

/** A line with which Excel is told how to read the others. */
const said = /^"?sep=([;,\t|])"?$/i;

/** The delimiter that the first line says (`sep=;`), and the text behind it; null where it says none. */
export function saidDelimiter(text: string): { readonly delimiter: Delimiter; readonly rest: string } | null {
  const start = text.slice(0, 20).replace(/^\uFEFF+/, '');
  const [line = ''] = start.split(/[\r\n]/, 1);
  const delimiter = delimiters.find((one) => one === said.exec(line)?.[1]);
  return delimiter === undefined ? null : { delimiter, rest: text.slice(text.indexOf(line) + line.length).replace(/^(?:\r\n|\r|\n)/, '') };
}

/** The delimiter that splits most of the first lines into the same number of columns, most columns first; titles above a list have none. */
export function guessDelimiter(text: string): Delimiter {
  const lines = text
    .split(/\r\n|\r|\n/)
    .filter((line) => line.trim() !== '')
    .slice(0, linesLookedAt);
  let best: { readonly delimiter: Delimiter; readonly score: number } = { delimiter: ';', score: 0 };
  for (const delimiter of delimiters) {
    const counts = lines.map((line) => countOutsideQuotes(line, delimiter));
    const score = Math.max(0, ...Array.from(new Set(counts), (count) => scoreOf(count, counts)));
    if (score > best.score) best = { delimiter, score };
  }
  return best.delimiter;
}

function scoreOf(count: number, counts: readonly number[]): number {
  return count === 0 ? 0 : counts.filter((one) => one === count).length * 10 + Math.min(count, 9);
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
