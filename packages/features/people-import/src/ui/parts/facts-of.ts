import type { ReadList } from '@pausenplatz/kernel-browser/lists';
import { counted, fill } from '@pausenplatz/kernel-contract';
import { importTexts as texts } from '../../texts.ts';

interface Counts {
  readonly above: number;
  readonly rows: number;
  readonly columns: number;
}

/** What was found in a list, how it was read, and what of it is not taken in, in one line. */
export function factsOf({ encoding, delimiter, hidden }: ReadList, { above, rows, columns }: Counts): string {
  const facts = [
    fill(texts.found, { rows: counted(texts.rows, rows), columns: counted(texts.columns, columns) }),
    ...(encoding === null ? [] : [fill(texts.encoding, { encoding: texts.encodings[encoding] })]),
    ...(delimiter === null ? [] : [fill(texts.delimiter, { delimiter: texts.delimiters[delimiter] })]),
    ...(above === 0 ? [] : [counted(texts.above, above)]),
    ...(hidden.rows === 0 ? [] : [counted(texts.hiddenRows, hidden.rows)]),
    ...(hidden.columns === 0 ? [] : [counted(texts.hiddenColumns, hidden.columns)]),
  ];
  return facts.join(' · ');
}
