import type { World } from '@pausenplatz/account/testing';
import { ownTables } from '@pausenplatz/kernel-server';
import { randomUUID } from 'node:crypto';
import type { FederationTables } from '../server/index.ts';
import { judgeAccounts } from '../server/tenants/accounts/judged-accounts.ts';

/** A list with one line that means a pupil of the own school, for an organisation that the school let in, and the fingerprint of its preview. */
export async function anAccountList(world: World, tid: string) {
  const db = ownTables<FederationTables>(world.services.db);
  const { userId } = world.people.pupilSameClass;
  const { user_name: userName } = await db
    .selectFrom('user_account')
    .select('user_name')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const rows = [{ line: 2, objectId: randomUUID(), principal: '', email: '', name: '', number: '', userName }];
  const question = { schoolId: world.ownSchoolId, tid, rows };
  return { question, userId, fingerprint: (await judgeAccounts(db, question)).fingerprint };
}
