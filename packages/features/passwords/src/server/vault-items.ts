import { type CallContext, lockFor, personOf } from '@pausenplatz/kernel-server';
import { passwordsLimits as limits } from '../contract/index.ts';
import { refuse } from './passwords.ts';
import { isPupil } from './scope.ts';
import type { PasswordsTables } from './tables.ts';

type Context = CallContext<PasswordsTables>;

/** Adults alone have a vault: nobody could help a child that forgot its password. */
export function adultOf(context: Context): string {
  const actor = personOf(context);
  return isPupil(actor) ? refuse('PASSWORD_FORBIDDEN') : actor.userId;
}

export async function addSealed(context: Context, { id, sealed }: { readonly id: string; readonly sealed: string }): Promise<void> {
  const userId = adultOf(context);
  await context.transact(async ({ db }) => {
    await lockFor(db, `password vault ${userId}`);
    const vault = await db.selectFrom('password_vault').select('user_id').where('user_id', '=', userId).forShare().executeTakeFirst();
    if (!vault) return refuse('VAULT_NOT_FOUND');
    const rows = await db.selectFrom('password_vault_item').select(['id', 'deleted_at']).where('user_id', '=', userId).execute();
    if (rows.some((row) => row.id === id)) return;
    refuseWhenFull(rows);
    const made = await db
      .insertInto('password_vault_item')
      .values({ id, user_id: userId, sealed, version: 1, updated_at: context.clock.now(), deleted_at: null })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!made) refuse('PASSWORD_ID_TAKEN');
  });
}

interface NewSeal {
  readonly id: string;
  readonly version: number;
  readonly sealed: string;
}

/** Of two devices that began from the same version one is refused, and loses nothing that the other wrote. */
export async function editSealed(context: Context, { id, version, sealed }: NewSeal): Promise<{ version: number }> {
  const userId = adultOf(context);
  const own = context.db
    .selectFrom('password_vault_item')
    .select('id')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null);
  if (!(await own.executeTakeFirst())) return refuse('PASSWORD_ITEM_NOT_FOUND');
  const changed = await context.db
    .updateTable('password_vault_item')
    .set({ sealed, version, updated_at: context.clock.now() })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .where('version', '=', version - 1)
    .returning('version')
    .executeTakeFirst();
  return changed ?? refuse('PASSWORD_CHANGED');
}

/** Answers whether it was a sealed entry of the caller’s. What is fetched back takes a place. */
export async function deleteSealed(
  context: Context,
  { id, isDeleted }: { readonly id: string; readonly isDeleted: boolean },
): Promise<boolean> {
  const { userId } = personOf(context);
  return context.transact(async ({ db }) => {
    await lockFor(db, `password vault ${userId}`);
    const rows = await db.selectFrom('password_vault_item').select(['id', 'deleted_at']).where('user_id', '=', userId).execute();
    if (!rows.some((row) => row.id === id && (row.deleted_at === null) === isDeleted)) return false;
    if (!isDeleted) refuseWhenFull(rows);
    await db
      .updateTable('password_vault_item')
      .set({ deleted_at: isDeleted ? context.clock.now() : null })
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .execute();
    return true;
  });
}

/** Also where what lies in the trash has become as much again: sixty days are long. */
function refuseWhenFull(rows: readonly { readonly deleted_at: Date | null }[]): void {
  const living = rows.filter(({ deleted_at }) => deleted_at === null).length;
  const most = limits.itemsPerPerson;
  if (living >= most || rows.length - living > most) refuse('PASSWORDS_FULL', { details: { count: most } });
}
