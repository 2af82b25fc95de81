import type { World } from '@pausenplatz/account/testing';
import { newId, ownTables } from '@pausenplatz/kernel-server';
import { aDataKey, type PasswordsTables, sealSecret } from '../server/index.ts';

export const passwordsTablesOf = (world: Pick<World, 'services'>) => ownTables<PasswordsTables>(world.services.db);

/** Takes away what was planted and made before: classes and people have so many entries. */
export async function withoutPasswords(world: World): Promise<void> {
  const db = passwordsTablesOf(world);
  for (const table of ['password_item', 'password_key', 'password_group', 'password_vault_item', 'password_vault'] as const)
    await db.deleteFrom(table).execute();
}

interface ItemOptions {
  readonly pupilCanEdit?: boolean;
  readonly teacherCanSee?: boolean;
  readonly isHidden?: boolean;
  /** The password of Mia, whose row it is. */
  readonly secret?: string;
}

/** Plants the one entry of class 3a that there is, with an account of Mia; answers its id. */
export async function aClassItem(
  world: World,
  { pupilCanEdit = true, teacherCanSee = true, isHidden = false, secret = 'igel-apfel-12' }: ItemOptions = {},
): Promise<string> {
  await withoutPasswords(world);
  const db = passwordsTablesOf(world);
  const now = world.services.clock.now();
  const place = { class_id: world.ownClassId, owner_id: null };
  const { row, ...key } = aDataKey(world.services, place);
  await db.insertInto('password_key').values(row).execute();
  const itemId = newId();
  const userId = world.people.pupilOwner.userId;
  const words = { title: 'Leseraupe', url: 'https://leseraupe.example/', icon: 'book', group_id: null } as const;
  const switches = { pupil_can_edit: pupilCanEdit, teacher_can_see: teacherCanSee };
  await db
    .insertInto('password_item')
    .values({
      id: itemId,
      ...place,
      ...words,
      ...switches,
      created_by: world.people.teacherOfClass.userId,
      created_at: now,
      deleted_at: null,
    })
    .execute();
  await db
    .insertInto('password_row')
    .values({
      item_id: itemId,
      user_id: userId,
      class_id: world.ownClassId,
      user_name: 'mia.t',
      key_id: key.id,
      sealed: sealSecret(key, { itemId, userId, version: 1 }, secret),
      version: 1,
      is_hidden: isHidden,
      is_initial: true,
      updated_at: now,
    })
    .execute();
  return itemId;
}

export async function aGroup(world: World): Promise<string> {
  await withoutPasswords(world);
  const id = newId();
  const row = { id, class_id: world.ownClassId, owner_id: null, name: 'Lesen', created_at: world.services.clock.now() };
  await passwordsTablesOf(world).insertInto('password_group').values(row).execute();
  return id;
}
