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

interface SealedItem {
  readonly id: string;
  readonly sealed: string;
}

/** All of them or none; what is there already stays as it is. Answers how many were new. */
export async function addSealed(context: Context, items: readonly SealedItem[]): Promise<number> {
  const userId = adultOf(context);
  return context.transact(async ({ db }) => {
    await lockFor(db, `password vault ${userId}`);
    const vault = await db.selectFrom('password_vault').select('user_id').where('user_id', '=', userId).forShare().executeTakeFirst();
    if (!vault) return refuse('VAULT_NOT_FOUND');
    const rows = await heldBy(db, userId);
    const known = new Set(rows.map(({ id }) => id));
    const added = items.filter(({ id }) => !known.has(id));
    if (added.length === 0) return 0;
    refuseWhenFull([...rows, ...added.map(({ sealed }) => ({ deleted_at: null, size: sealed.length }))]);
    const now = context.clock.now();
    const made = await db
      .insertInto('password_vault_item')
      .values(added.map(({ id, sealed }) => ({ id, user_id: userId, sealed, version: 1, updated_at: now, deleted_at: null })))
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .execute();
    return made.length === added.length ? made.length : refuse('PASSWORD_ID_TAKEN');
  });
}

/** What lies in a vault and its trash, without a word of it. */
const heldBy = (db: Context['db'], userId: string) =>
  db
    .selectFrom('password_vault_item')
    .select(({ fn }) => ['id', 'deleted_at', fn<number>('length', ['sealed']).as('size')])
    .where('user_id', '=', userId)
    .execute();

interface NewSeal {
  readonly id: string;
  readonly version: number;
  readonly sealed: string;
}

/** Of two devices that began from the same version one is refused, and loses nothing that the other wrote. */
export async function editSealed(context: Context, { id, version, sealed }: NewSeal): Promise<{ version: number }> {
  const userId = adultOf(context);
  return context.transact(async ({ db }) => {
    await lockFor(db, `password vault ${userId}`);
    const rows = await heldBy(db, userId);
    const found = rows.find((row) => row.id === id && row.deleted_at === null);
    if (!found) return refuse('PASSWORD_ITEM_NOT_FOUND');
    if (sealed.length > found.size) refuseWhenFull(rows.map((row) => (row === found ? { ...row, size: sealed.length } : row)));
    const changed = await db
      .updateTable('password_vault_item')
      .set({ sealed, version, updated_at: context.clock.now() })
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .where('deleted_at', 'is', null)
      .where('version', '=', version - 1)
      .returning('version')
      .executeTakeFirst();
    return changed ?? refuse('PASSWORD_CHANGED');
  });
}

/** Answers whether it was a sealed entry of the caller’s. What is fetched back takes a place. */
export async function deleteSealed(
  context: Context,
  { id, isDeleted }: { readonly id: string; readonly isDeleted: boolean },
): Promise<boolean> {
  const { userId } = personOf(context);
  return context.transact(async ({ db }) => {
    await lockFor(db, `password vault ${userId}`);
    const rows = await heldBy(db, userId);
    const found = rows.find((row) => row.id === id && (row.deleted_at === null) === isDeleted);
    if (!found) return false;
    if (!isDeleted) refuseWhenFull([...rows.filter((row) => row !== found), { ...found, deleted_at: null }]);
    await db
      .updateTable('password_vault_item')
      .set({ deleted_at: isDeleted ? context.clock.now() : null })
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .execute();
    return true;
  });
}

/** How a vault would be; also where what lies in the trash has become as much again: sixty days are long. */
function refuseWhenFull(rows: readonly { readonly deleted_at: Date | null; readonly size: number }[]): void {
  const { itemsPerVault, vaultCharacters } = limits;
  const living = rows.filter(({ deleted_at }) => deleted_at === null);
  const characters = living.reduce((sum, { size }) => sum + size, 0);
  if (living.length > itemsPerVault || rows.length - living.length > itemsPerVault || characters > vaultCharacters)
    refuse('PASSWORDS_FULL', { details: { count: itemsPerVault } });
}
