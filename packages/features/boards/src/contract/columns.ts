import { scalars } from '@pausenplatz/kernel-contract';
import * as z from 'zod/mini';
import { boardsLimits } from './limits.ts';

const base = {
  /** Stays when the column is renamed; cells and marks lie under it. */
  id: z.string().check(z.regex(/^[a-z0-9]{1,12}$/)),
  name: scalars.optionalText(boardsLimits.columnNameMaximum),
} as const;

export const placesCount = z.int().check(z.gte(1), z.lte(boardsLimits.places));

/** What an entry has beside its words: something written, or something that people mark. */
export const boardColumn = z.discriminatedUnion('kind', [
  z.strictObject({ ...base, kind: z.literal('text') }),
  z.strictObject({ ...base, kind: z.literal('number'), sum: z.boolean() }),
  z.strictObject({ ...base, kind: z.literal('date') }),
  /** Done or not, for everybody alike. */
  z.strictObject({ ...base, kind: z.literal('tick') }),
  /** Each person for one entry of the list, or for several. */
  z.strictObject({ ...base, kind: z.literal('vote'), several: z.boolean() }),
  /** People put themselves down; `places` is for entries that say nothing else. */
  z.strictObject({ ...base, kind: z.literal('places'), places: placesCount }),
]);
export type BoardColumn = z.output<typeof boardColumn>;
export type ColumnKind = BoardColumn['kind'];
export type ColumnOf<Kind extends ColumnKind> = Extract<BoardColumn, { kind: Kind }>;

export const columnKinds = ['text', 'number', 'date', 'tick', 'vote', 'places'] as const satisfies readonly ColumnKind[];

/** What is written into an entry, by column; places are a number, days are text. */
export const boardCells = z.record(base.id, z.union([z.string().check(z.trim(), scalars.atMost(boardsLimits.cellMaximum)), z.number()]));
export type BoardCells = z.output<typeof boardCells>;
