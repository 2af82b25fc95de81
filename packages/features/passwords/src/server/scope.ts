import { type CallContext, personOf, type UserActor, type Work } from '@pausenplatz/kernel-server';
import { holdClass, proveClass } from '@pausenplatz/schools/server';
import type { Selectable } from 'kysely';
import { passwordsChanged, passwordsTopic } from '../contract/index.ts';
import { refuse } from './passwords.ts';
import type { KeyPlace } from './seal.ts';
import type { PasswordsTables } from './tables.ts';

type Context = CallContext<PasswordsTables>;
type OwnWork = Work<PasswordsTables>;
export type ItemRow = Selectable<PasswordsTables['password_item']>;

/** Children’s own entries are kept by the server; an adult’s own are sealed by their browser. */
export const isPupil = ({ roles }: UserActor): boolean => roles.includes('Pupil');

export const placeOf = ({ class_id, owner_id }: { readonly class_id: string | null; readonly owner_id: string | null }): KeyPlace =>
  class_id === null ? { class_id: null, owner_id: owner_id ?? '' } : { class_id, owner_id: null };

declare const proven: unique symbol;

/** Proof that the caller keeps a place: teaches its living class, or it is their own. */
export interface KeptPlace {
  readonly [proven]: 'kept';
  readonly place: KeyPlace;
}

/** Refuses as classes do; somebody else’s own place is not found (`code`). */
async function provePlace(context: Context, place: KeyPlace, code: 'PASSWORD_ITEM_NOT_FOUND' | 'PASSWORD_GROUP_NOT_FOUND'): Promise<void> {
  if (place.class_id !== null) await proveClass(context, place.class_id, 'teach');
  else if (place.owner_id !== personOf(context).userId) refuse(code);
}

/** One change of a place: what was proven holds until the commit, and who looks at a class is told that something changed. */
export async function changePlace<Result>(
  context: Context,
  place: KeyPlace,
  change: (work: OwnWork, kept: KeptPlace) => Promise<Result>,
  code: 'PASSWORD_ITEM_NOT_FOUND' | 'PASSWORD_GROUP_NOT_FOUND' = 'PASSWORD_ITEM_NOT_FOUND',
): Promise<Result> {
  await provePlace(context, place, code);
  return context.transact(async (work) => {
    if (place.class_id !== null && !(await holdClass(work, place.class_id, { teacherId: personOf(context).userId })))
      refuse('CLASS_ARCHIVED');
    // What was asked before and is held now is the proof; nothing else makes this type.
    const result = await change(work, { place } as KeptPlace);
    tell(work, place.class_id);
    return result;
  });
}

export function tell(work: OwnWork, classId: string | null): void {
  if (classId !== null) work.publish({ topic: passwordsTopic(classId) }, passwordsChanged, { v: 1, classId });
}

/** An entry that is there; whose it is must still be proven. */
export async function findItem({ db }: Pick<Context, 'db'>, id: string, { deleted = false } = {}): Promise<ItemRow> {
  const row = await db
    .selectFrom('password_item')
    .selectAll()
    .where('id', '=', id)
    .where('deleted_at', deleted ? 'is not' : 'is', null)
    .executeTakeFirst();
  return row ?? refuse('PASSWORD_ITEM_NOT_FOUND');
}

/**
 * An entry for somebody who has a row in it. Who is elsewhere by now keeps an account that its old class puts into the trash: it is still
 * theirs where it leads to.
 */
export async function findOwn({ db }: Pick<Context, 'db'>, id: string, attendsClassIds: readonly string[]): Promise<ItemRow> {
  const row = await db.selectFrom('password_item').selectAll().where('id', '=', id).executeTakeFirst();
  const isFormer = row !== undefined && row.class_id !== null && !attendsClassIds.includes(row.class_id);
  return row && (row.deleted_at === null || isFormer) ? row : refuse('PASSWORD_ITEM_NOT_FOUND');
}

/** The entry inside of the transaction: of two changes at once neither misses the other. */
export async function holdItem({ db }: OwnWork, id: string, { deleted = false } = {}): Promise<ItemRow> {
  const row = await db
    .selectFrom('password_item')
    .selectAll()
    .where('id', '=', id)
    .where('deleted_at', deleted ? 'is not' : 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return row ?? refuse('PASSWORD_ITEM_NOT_FOUND');
}
