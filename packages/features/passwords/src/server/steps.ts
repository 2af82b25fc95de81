import { ownTables, purgeJob, type Steps } from '@pausenplatz/kernel-server';
import { proveClass } from '@pausenplatz/schools/server';
import { sql } from 'kysely';
import { passwordsLimits } from '../contract/index.ts';
import { passwordsKeeps } from './keeps.ts';
import type { PasswordsTables } from './tables.ts';

const told = ['title', 'url', 'icon', 'pupil_can_edit', 'teacher_can_see', 'created_at'] as const;

/**
 * What passwords know about people and classes. No export holds a password that the server can read: it is a file that lies about for an
 * hour and then in a download folder. An adult’s sealed entries go along as they are.
 */
export const passwordsSteps: Steps = {
  keeps: passwordsKeeps,
  async exportFor(services, userId) {
    const db = ownTables<PasswordsTables>(services.db);
    return {
      data: {
        passwordEntries: await db
          .selectFrom('password_item')
          .select(told)
          .where((where) => where.or([where('created_by', '=', userId), where('owner_id', '=', userId)]))
          .where('deleted_at', 'is', null)
          .orderBy('created_at')
          .orderBy('id')
          .execute(),
        passwordAccounts: await db
          .selectFrom('password_row')
          .innerJoin('password_item', 'password_item.id', 'item_id')
          .select(['title', 'url', 'user_name', 'is_hidden', 'updated_at'])
          .where('user_id', '=', userId)
          .where('deleted_at', 'is', null)
          .orderBy('created_at')
          .orderBy('item_id')
          .execute(),
        passwordGroups: await db.selectFrom('password_group').select('name').where('owner_id', '=', userId).orderBy('created_at').execute(),
        passwordVault: await db
          .selectFrom('password_vault')
          .select(['derivation', 'wrapped', 'recovery_wrapped', 'created_at'])
          .where('user_id', '=', userId)
          .execute(),
        passwordVaultEntries: await db
          .selectFrom('password_vault_item')
          .select(['id', 'version', 'sealed', 'updated_at'])
          .where('user_id', '=', userId)
          .where('deleted_at', 'is', null)
          .orderBy('id')
          .execute(),
      },
    };
  },
  async exportClass(services, classId, asker) {
    const db = ownTables<PasswordsTables>(services.db);
    const scope = await proveClass({ db, actor: asker }, classId, 'read');
    if (!scope.rights.has('review')) return null;
    const items = await db
      .selectFrom('password_item')
      .select(told)
      .where('class_id', '=', scope.classId)
      .where('deleted_at', 'is', null)
      .orderBy('created_at')
      .orderBy('id')
      .execute();
    const groups = await db
      .selectFrom('password_group')
      .select('name')
      .where('class_id', '=', scope.classId)
      .orderBy('created_at')
      .execute();
    return items.length + groups.length === 0 ? null : { data: { passwordEntries: items, passwordGroups: groups } };
  },
};

/** A child of the entry is elsewhere by now, and takes its account along. */
const isTakenAlong = sql<boolean>`exists (select from password_row kept where kept.item_id = password_item.id and kept.class_id is not null
  and not exists (select from class_pupil here where here.class_id = kept.class_id and here.user_id = kept.user_id))`;

/** Entries that were deleted sixty days ago go with their passwords. */
export const purgePasswords = [
  purgeJob({
    name: 'passwords-purge',
    schedule: '23 4 * * *',
    table: 'password_item',
    days: passwordsLimits.trashDays,
    unless: isTakenAlong,
  }),
  purgeJob({ name: 'vaults-purge', schedule: '25 4 * * *', table: 'password_vault_item', days: passwordsLimits.trashDays }),
];
