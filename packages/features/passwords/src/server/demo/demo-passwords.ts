import { demoPeople } from '@pausenplatz/account/server';
import { type DemoWorld, newId, ownTables } from '@pausenplatz/kernel-server';
import { demoSchool } from '@pausenplatz/schools/server';
import { namesFor } from '../../rules/index.ts';
import { aDataKey, sealSecret } from '../seal.ts';
import type { PasswordsTables } from '../tables.ts';
import { demoEntries, demoGroups } from './entries.data.ts';

/** Accounts of class 3a, as its teacher would have entered them. Nobody’s own vault is there: only who opens it could have made it. */
export async function demoPasswords({ services, find }: DemoWorld): Promise<void> {
  const db = ownTables<PasswordsTables>(services.db);
  const now = services.clock.now();
  const place = { class_id: find(demoSchool).classes['3a'], owner_id: null };
  const { row: keyRow, ...key } = aDataKey(services, place);
  await db.insertInto('password_key').values(keyRow).execute();
  const groups = demoGroups.map((name, at) => ({ id: newId(), ...place, name, created_at: new Date(now.getTime() + at) }));
  await db.insertInto('password_group').values(groups).execute();
  const pupils = await db
    .selectFrom('class_pupil')
    .innerJoin('user_account', 'user_account.id', 'user_id')
    .select(['user_account.id', 'first_name as firstName', 'last_name as lastName'])
    .where('class_id', '=', place.class_id)
    .orderBy('class_pupil.number')
    .execute();
  const names = namesFor('first.l', pupils);
  for (const [at, { title, url, icon, group, pupilCanEdit, teacherCanSee, secrets, changed, hidden }] of demoEntries.entries()) {
    const itemId = newId();
    await db
      .insertInto('password_item')
      .values({
        id: itemId,
        ...place,
        group_id: groups[group]?.id ?? null,
        title,
        url,
        icon,
        pupil_can_edit: pupilCanEdit,
        teacher_can_see: teacherCanSee,
        created_by: find(demoPeople).get('lea.brunner') ?? '',
        created_at: new Date(now.getTime() + at),
        deleted_at: null,
      })
      .execute();
    const rows = pupils.slice(0, secrets.length).map(({ id: userId }, index) => ({
      item_id: itemId,
      user_id: userId,
      class_id: place.class_id,
      user_name: names.get(userId) ?? '',
      key_id: key.id,
      sealed: sealSecret(key, { itemId, userId, version: 1 }, secrets[index] ?? ''),
      version: 1,
      is_hidden: hidden.includes(index),
      is_initial: !changed.includes(index),
      updated_at: now,
    }));
    await db.insertInto('password_row').values(rows).execute();
  }
}
