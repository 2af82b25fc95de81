import type { Work } from '../calls/transact.ts';
import type { KernelTables } from '../database/kernel-tables.ts';
import type { Services } from '../services.ts';
import type { Json } from './without-id.ts';

/** `table.column`, of the public schema unless a schema stands in front. */
type ColumnOf<Tables> = { [Table in keyof Tables & string]: `${Table}.${keyof Tables[Table] & string}` }[keyof Tables & string];

/** The erasure of one person or one class, inside of its own transaction. */
export interface Erasure {
  readonly services: Services;
  readonly work: Work<KernelTables>;
  /** Of the person or the class. */
  readonly id: string;
  /** Files that were shown in what has gone so far. */
  readonly fileIds: ReadonlySet<string>;
}

/** How many rows went, by table. */
export type Gone = Readonly<Record<string, number>>;

/** What happens to a column when whom or what it names is erased. */
export type Fate<Column extends string = string> =
  /** The row goes. */
  | 'row'
  /** The row stays and names nobody any more: null, or the empty text where a column may not be null. */
  | 'null'
  | 'nobody'
  /** The id goes out of the list. */
  | 'fromList'
  /** The column is about the same as another one of its row, which decides. */
  | 'withRow'
  /** The row goes where other columns of it have these values. */
  | { readonly row: Readonly<Record<string, string>> }
  /** Goes out of the JSON, in this way. */
  | { readonly json: (value: Json, id: string) => Json }
  /** The row belongs to a row of another table that goes, by its `id`; `files` is the column with a file that was shown there. */
  | { readonly below: Column; readonly files?: string }
  /** A way of the feature's own. */
  | { readonly by: (erasure: Erasure) => Promise<Gone> }
  /** The database itself keeps it equal to another column. */
  | { readonly follows: Column }
  /** It stays, for this reason. */
  | { readonly stays: string };

/** What becomes of a column that holds a person or a class: when that is erased, and when somebody asks for all that is kept. */
type KeptColumn<Column extends string = string> = { readonly erased: Fate<Column> } & (
  | {
      /** The key under which an export of the person or the class tells what the row says. */
      readonly exportedAs: string;
    }
  /** Why no export tells of it. */
  | { readonly notExported: string }
);

/**
 * Where a feature's tables hold people and classes. Every column of text, lists and JSON is named once: a test reads them from the
 * database's catalogue. Erasure follows the lists from top to bottom; features that build on others go first.
 */
interface Keeps<Tables = never> {
  readonly people: Readonly<Partial<Record<ColumnOf<Tables>, KeptColumn<ColumnOf<Tables>>>>>;
  readonly classes: Readonly<Partial<Record<ColumnOf<Tables>, KeptColumn<ColumnOf<Tables>>>>>;
  /** Columns that hold neither, by table. */
  readonly neither: { readonly [Table in keyof Tables]?: readonly (keyof Tables[Table] & string)[] };
  /** Tables whose rows are gone within a day or so by themselves, with the reason. */
  readonly passing?: Readonly<Record<string, string>>;
}

/** The same when nothing is known any more about the tables. */
export interface AnyKeeps {
  readonly people: Readonly<Record<string, KeptColumn>>;
  readonly classes: Readonly<Record<string, KeptColumn>>;
  readonly neither: Readonly<Record<string, readonly string[]>>;
  readonly passing?: Readonly<Record<string, string>>;
}

/** Says where a feature keeps people and classes, checked against the types of its tables: `keepsOf<NotesTables>()({ … })`. */
export function keepsOf<Tables>() {
  return (keeps: Keeps<Tables>): AnyKeeps => keeps as unknown as AnyKeeps;
}
