import { type CallContext, personOf } from '@pausenplatz/kernel-server';
import { type Kysely, sql } from 'kysely';
import { refuse } from './flashcards.ts';
import { type BoxRow, readBoxes } from './queries/boxes.ts';
import type { FlashcardsTables } from './tables.ts';

type Context = Pick<CallContext<FlashcardsTables>, 'db' | 'actor'>;

declare const proven: unique symbol;

/** Proof that the caller wrote the set. */
interface OwnSet {
  readonly [proven]: 'own';
  readonly setId: string;
  readonly isArchived: boolean;
}

/** Proof that the caller may read the set: its author, whoever learns or teaches with it, everybody where it is public. */
export interface ReadableSet {
  readonly [proven]: 'read' | 'own';
  readonly setId: string;
}

/** 404 for a set that somebody else wrote: whose it is, is nobody's business. `deleted` finds it in the trash as well. */
export async function proveOwnSet(context: Context, id: string, { deleted = false } = {}): Promise<OwnSet> {
  const { userId } = personOf(context);
  const row = await context.db
    .selectFrom('flashcard_set')
    .select(['archived_at', 'deleted_at'])
    .where('id', '=', id)
    .where('owner_id', '=', userId)
    .executeTakeFirst();
  if (!row || (row.deleted_at !== null && !deleted)) return refuse('FLASHCARD_SET_NOT_FOUND');
  // The query above is the proof; nothing else makes this type.
  return { setId: id, isArchived: row.archived_at !== null } as OwnSet;
}

/** The same inside of a transaction: the set stays, and stays of its author, until the commit. */
export async function holdOwnSet(context: Context, work: { readonly db: Kysely<FlashcardsTables> }, id: string): Promise<OwnSet> {
  const held = await work.db
    .selectFrom('flashcard_set')
    .select('archived_at')
    .where('id', '=', id)
    .where('owner_id', '=', personOf(context).userId)
    .where('deleted_at', 'is', null)
    // Of two changes at once neither counts cards without the other.
    .forUpdate()
    .executeTakeFirst();
  if (!held) return refuse('FLASHCARD_SET_NOT_FOUND');
  return { setId: id, isArchived: held.archived_at !== null } as OwnSet;
}

export async function proveReadableSet(context: Context, id: string): Promise<ReadableSet> {
  const { userId } = personOf(context);
  const row = await context.db
    .selectFrom('flashcard_set')
    .select(['owner_id', 'is_public'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!row) return refuse('FLASHCARD_SET_NOT_FOUND');
  const isReadable = row.owner_id === userId || row.is_public || (await isInClassBox(context, id));
  return isReadable ? ({ setId: id } as ReadableSet) : refuse('FLASHCARD_SET_NOT_FOUND');
}

/** A box that somebody made for themselves reads what is public, not what was: only a class keeps what it was given. */
async function isInClassBox(context: Context, setId: string): Promise<boolean> {
  const boxes = await readBoxes(context.db, personOf(context), sql`box.set_id = ${setId} and box.class_id is not null`);
  return boxes.some(({ teaches, learns }) => teaches || learns);
}

/** Proof that the caller learns with a box, or teaches its class. */
interface BoxScope extends BoxRow {
  readonly [proven]: 'box';
  /** May change it: whose it is, and who teaches its living class. */
  readonly mayChange: boolean;
}

/** 404 for a box that one neither learns with nor keeps. */
export async function proveBox(context: Context, id: string): Promise<BoxScope> {
  const actor = personOf(context);
  const [row] = await readBoxes(context.db, actor, sql`box.id = ${id}`);
  if (!row || !(row.teaches || row.learns)) return refuse('FLASHCARD_BOX_NOT_FOUND');
  return { ...row, mayChange: isChanger(row, actor.userId) } as BoxScope;
}

export const isChanger = (row: BoxRow, userId: string): boolean => row.userId === userId || (row.teaches && row.isLiving);
