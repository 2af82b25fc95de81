import { type Item, type Portion, type SpelledWord, type SpellingError, textFields } from '../../contract/index.ts';

/** A word as it is written: `id` is null until the server has it. */
export interface WordRow {
  readonly key: string;
  readonly id: string | null;
  readonly values: SpelledWord;
  readonly error: SpellingError | null;
  readonly correctedByTeacher: boolean;
}

/** A portion on the screen: its words, and behind them an empty line that becomes one. */
export interface PortionRows {
  readonly id: string;
  readonly keys: readonly string[];
  readonly blankKey: string;
}

export interface KeptRow {
  readonly portionId: string;
  readonly row: WordRow;
}

const noWords: SpelledWord = { word: '', sentence: '', sentence2: '', sentence3: '', sentence4: '' };

export const blankRow = (): WordRow => ({ key: crypto.randomUUID(), id: null, values: noWords, error: null, correctedByTeacher: false });

export const isBlank = ({ values }: WordRow): boolean => textFields.every((field) => values[field].trim() === '');

export const rowOf = ({ id, error, correctedByTeacher, word, sentence, sentence2, sentence3, sentence4 }: Item): WordRow => ({
  key: id,
  id,
  values: { word, sentence, sentence2, sentence3, sentence4 },
  error,
  correctedByTeacher,
});

export const isSameRow = (one: WordRow, other: WordRow): boolean =>
  one.error === other.error &&
  one.correctedByTeacher === other.correctedByTeacher &&
  textFields.every((field) => one.values[field].trim() === other.values[field].trim());

interface Begun {
  readonly rows: Map<string, WordRow>;
  readonly order: readonly PortionRows[];
}

/** What the server has, with what was typed and never saved: a changed word takes its place again, a new one stands behind its portion. */
export function beginRows(portions: readonly Portion[], kept: readonly KeptRow[]): Begun {
  const rows = new Map(portions.flatMap(({ items }) => items.map((item) => [item.id, rowOf(item)] as const)));
  for (const { row } of kept) if (row.id !== null && rows.has(row.id)) rows.set(row.id, row);
  // What was written of a word that is gone meanwhile is a word of its own.
  const fresh = kept
    .filter(({ row }) => row.id === null || !rows.has(row.id))
    .map(({ portionId, row }) => ({ portionId, row: { ...row, id: null } }));
  const last = portions.at(-1)?.id;
  const isThere = (id: string) => portions.some((portion) => portion.id === id);
  const order = portions.map(({ id, items }) => {
    const added = fresh.filter(({ portionId }) => portionId === id || (id === last && !isThere(portionId)));
    const blank = blankRow();
    for (const { row } of [...added, { row: blank }]) rows.set(row.key, row);
    return { id, keys: [...items.map((item) => item.id), ...added.map(({ row }) => row.key)], blankKey: blank.key };
  });
  return { rows, order };
}
