import { daysBefore } from '@pausenplatz/kernel-format';
import { sql } from 'kysely';
import { auditAbout, auditNamesStep, giveStep, ownTables, ownWork, type Steps } from '@pausenplatz/kernel-server';
import { accountLimits } from '../../contract/index.ts';
import { settingsOf } from '../queries/settings.ts';
import type { AccountTables } from '../tables.ts';
import { accountKeeps } from './keeps.ts';

/** What the account itself keeps about a person. */
export const accountSteps: Steps = {
  keeps: accountKeeps,
  given: [
    giveStep(auditNamesStep, {
      kind: 'person',
      query: (ids) => sql`select id, first_name || ' ' || last_name as words from user_account where id = any(${ids})`,
    }),
  ],
  async exportFor(services, userId) {
    const db = ownTables<AccountTables>(services.db);
    const person = await db
      .selectFrom('user_account')
      .select([
        'user_name',
        'first_name',
        'last_name',
        'email',
        'email_confirmed_at',
        'pending_email',
        'newsletter_email',
        'roles',
        'birth_year',
        'external_id',
      ])
      .select(['created_at', 'pro', 'seen_release_notes'])
      .where('id', '=', userId)
      .executeTakeFirst();
    const sessions = await db
      .selectFrom('session')
      .select(['device', 'app', 'kind', 'created_at', 'expires_at', 'ended_at', 'end_reason'])
      .where('user_id', '=', userId)
      .orderBy('created_at')
      .execute();
    const work = await services.db
      .selectFrom('task')
      .select(['kind', 'state', 'created_at as startedAt', 'finished_at as finishedAt'])
      .where('owner_id', '=', userId)
      .orderBy('startedAt')
      .execute();
    const devices = await db.selectFrom('known_device').select('last_seen_at as lastSeenAt').where('user_id', '=', userId).execute();
    const handover = await db.selectFrom('pupil_handover').select('expires_at as until').where('user_id', '=', userId).execute();
    const factor = await db.selectFrom('second_factor').select('confirmed_at').where('user_id', '=', userId).executeTakeFirst();
    const data = {
      person: person ?? null,
      settings: await settingsOf(db, userId),
      secondFactorSince: factor?.confirmed_at ?? null,
      sessions,
      knownDevices: devices,
      handover,
      backgroundWork: work,
      log: await auditAbout(services.db, userId),
    };
    return { data };
  },
  /** Somebody's portrait; until their account is erased, which is when it goes with them. */
  async usedFiles(services, kernelWork, fileIds) {
    if (fileIds.length === 0) return [];
    const erasedBefore = daysBefore(services.clock.now(), accountLimits.trashDays);
    const rows = await ownWork<AccountTables>(kernelWork)
      .db.selectFrom('user_account')
      .select('avatar')
      .where('avatar', 'in', fileIds)
      .where((where) => where.or([where('deleted_at', 'is', null), where('deleted_at', '>', erasedBefore)]))
      .execute();
    return rows.flatMap(({ avatar }) => avatar ?? []);
  },
};
