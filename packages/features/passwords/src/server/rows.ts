import type { CallContext, Work } from '@pausenplatz/kernel-server';
import { holdPupils } from '@pausenplatz/schools/server';
import { refuse } from './passwords.ts';
import { type KeyPlace, keyOf, sealSecret } from './seal.ts';
import type { PasswordsTables } from './tables.ts';

interface RowChange {
  readonly userId: string;
  readonly userName?: string | undefined;
  readonly secret?: string | undefined;
  readonly isHidden?: boolean | undefined;
}

interface Written {
  readonly itemId: string;
  readonly place: KeyPlace;
  /** A teacher hands it out; what its child writes is its own. */
  readonly isInitial: boolean;
  readonly now: Date;
}

/** Writes names and passwords of an entry, all in as many statements as one; what is not named stays. Answers the new versions. */
export async function writeRows(
  context: Pick<CallContext<PasswordsTables>, 'signer' | 'clock'>,
  { db }: Work<PasswordsTables>,
  { itemId, place, isInitial, now }: Written,
  changes: readonly RowChange[],
): Promise<ReadonlyMap<string, number>> {
  const userIds = changes.map(({ userId }) => userId);
  const stored = await db
    .selectFrom('password_row')
    .selectAll()
    .where('item_id', '=', itemId)
    .where('user_id', 'in', userIds)
    .forUpdate()
    .execute();
  const before = new Map(stored.map((row) => [row.user_id, row]));
  const key = changes.some(({ secret }) => secret !== undefined) ? await keyOf(context, db, place) : null;
  const rows = changes.flatMap(({ userId, userName, secret, isHidden }) => {
    const old = before.get(userId);
    const base = {
      item_id: itemId,
      user_id: userId,
      class_id: place.class_id,
      user_name: userName ?? old?.user_name ?? '',
      updated_at: now,
    };
    if (secret !== undefined && key) {
      const version = (old?.version ?? 0) + 1;
      const sealed = sealSecret(key, { itemId, userId, version }, secret);
      // What somebody else writes over it is known to them: it is hidden no more.
      return [
        {
          ...base,
          version,
          key_id: key.id,
          sealed,
          is_initial: isInitial,
          is_hidden: isInitial ? false : (isHidden ?? old?.is_hidden ?? false),
        },
      ];
    }
    // The seal is made for its version: without a new password both stay.
    const { version = 0, key_id = null, sealed = null, is_initial = false, is_hidden = false } = old ?? {};
    return [{ ...base, version, key_id, sealed, is_initial, is_hidden: isHidden ?? is_hidden }];
  });
  await db
    .insertInto('password_row')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['item_id', 'user_id']).doUpdateSet((set) => ({
        user_name: set.ref('excluded.user_name'),
        version: set.ref('excluded.version'),
        key_id: set.ref('excluded.key_id'),
        sealed: set.ref('excluded.sealed'),
        is_initial: set.ref('excluded.is_initial'),
        is_hidden: set.ref('excluded.is_hidden'),
        updated_at: set.ref('excluded.updated_at'),
      })),
    )
    .execute();
  return new Map(rows.map(({ user_id, version }) => [user_id, version]));
}

/** Each of them once, and all of them in the class until the commit. */
export async function provePupils(work: Work<PasswordsTables>, classId: string, userIds: readonly string[]): Promise<void> {
  if (new Set(userIds).size !== userIds.length || !(await holdPupils(work, classId, userIds))) refuse('PASSWORD_PUPIL_UNKNOWN');
}
