/**
 * What of an answer that still comes can be shown without jumping: a table whose second line is not there yet, and signs around words that are
 * not closed, wait until they are.
 */
export function settledWords(text: string): string {
  const lines = text.split('\n');
  let kept = lines.length;
  // A head without the line under it would first be words, then a table.
  while (kept > 0 && (lines[kept - 1] ?? '').trimStart().startsWith('|')) kept -= 1;
  const table = lines.slice(kept);
  const isTable = table.length > 2 && /^[ |:-]+$/.test(table[1] ?? '');
  // Of a table that stands the last line is not whole yet.
  const shown = isTable ? lines.slice(0, -1) : lines.slice(0, kept);
  if (table.length > 0) return shown.join('\n');
  const last = shown.pop() ?? '';
  return [...shown, closed(last)].join('\n');
}

const signs = ['**', '`', '$', '*'] as const;

/** A line without what a sign has opened and not closed yet. */
function closed(line: string): string {
  // A sign of a list alone says nothing yet.
  if (/^ *(?:[-*+]|\d{1,3}[.)]?|#{1,6})$/.test(line)) return '';
  for (const sign of signs) {
    const parts = line.replaceAll(sign === '*' ? '**' : '\u0000', '').split(sign);
    const opened = line.lastIndexOf(sign);
    // A list's own sign opens nothing.
    if (parts.length % 2 === 0 && line.slice(0, opened).trim() !== '' && line.length - opened < 60) return line.slice(0, opened);
  }
  return line;
}
