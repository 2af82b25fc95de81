import { zurichDay } from '@pausenplatz/kernel-format';
import { type CallContext, personOf, type Work } from '@pausenplatz/kernel-server';
import { holdClass } from '@pausenplatz/schools/server';
import { sql } from 'kysely';
import type { Rights } from '../rules/index.ts';
import { type ListRow, readLists, rightsIn } from './queries/lists.ts';
import type { VocabularyTables } from './tables.ts';
import { refuse } from './vocabulary.ts';

type Context = Pick<CallContext<VocabularyTables>, 'db' | 'actor' | 'clock'>;

declare const proven: unique symbol;

/** Proof that the caller has this right to a list. */
interface ListScope<Right extends keyof Rights = keyof Rights> {
  readonly [proven]: Right;
  readonly row: ListRow;
  readonly rights: Rights;
}

/** 404 for a list that one may not read, 403 where one reads it and may not do this. `deleted` finds it in the trash as well. */
export async function proveList<Right extends keyof Rights>(
  context: Context,
  id: string,
  right: Right,
  { deleted = false } = {},
): Promise<ListScope<Right>> {
  const actor = personOf(context);
  const [row] = await readLists(context.db, actor, { condition: sql`list.id = ${id}`, today: zurichDay(context.clock.now()), deleted });
  const rights = row && rightsIn(row, actor);
  // What lies in the trash is its author's alone.
  if (!rights?.mayRead || (row?.isDeleted && !row.isAuthor)) return refuse('VOCABULARY_NOT_FOUND');
  if (!rights[right]) return refuse('VOCABULARY_FORBIDDEN');
  // The checks above are the proof; nothing else makes this type.
  return { row, rights } as ListScope<Right>;
}

/** The list to which a portion belongs. */
export async function listOfPortion({ db }: Pick<Context, 'db'>, portionId: string): Promise<string> {
  const row = await db.selectFrom('vocabulary_portion').select('vocabulary_id').where('id', '=', portionId).executeTakeFirst();
  return row?.vocabulary_id ?? refuse('VOCABULARY_PORTION_NOT_FOUND');
}

/**
 * Holds until the commit that the list is there and that who writes in it still may: its author, or who teaches that child today
 * (docs/decisions/0076-proofs-held-inside.md). Changes of one list come one after the other.
 */
export async function holdEditing(
  context: Context,
  work: Pick<Work<VocabularyTables>, 'db'>,
  { row: { id } }: ListScope<'mayEdit'>,
): Promise<void> {
  const { userId, teachesClassIds } = personOf(context);
  const held = await work.db
    .selectFrom('vocabulary')
    .select('owner_id')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!held) return refuse('VOCABULARY_NOT_FOUND');
  if (held.owner_id === userId) return;
  const place = await work.db
    .selectFrom('class_pupil')
    .select('class_id')
    .where('user_id', '=', held.owner_id)
    .where('class_id', '=', sql<string>`any(${[...teachesClassIds]}::text[])`)
    .forKeyShare()
    .executeTakeFirst();
  if (!place || !(await holdClass(work, place.class_id, { teacherId: userId }))) refuse('VOCABULARY_FORBIDDEN');
}

/** A list whose words changed is a changed one. */
export const touch = async ({ db }: Pick<Work<VocabularyTables>, 'db'>, id: string, now: Date): Promise<void> => {
  await db.updateTable('vocabulary').set({ updated_at: now }).where('id', '=', id).execute();
};
