import { type Erasure, keepsOf, ownWork } from '@pausenplatz/kernel-server';
import type { OwnTables, ProfileTables } from './tables.ts';

/** Where archives hold people. */
export const profileKeeps = keepsOf<OwnTables>()({
  people: {
    'account_export.user_id': { erased: { by: dropExports }, notExported: 'is this export' },
  },
  classes: {},
  neither: {
    account_export: ['id', 'task_id', 'parts', 'state'],
  },
});

async function dropExports({ services, work, id }: Erasure) {
  const { db } = ownWork<ProfileTables>(work);
  const gone = await db.deleteFrom('account_export').where('user_id', '=', id).returning('parts').execute();
  work.afterCommit(async () => {
    for (const { parts } of gone) for (const { blob } of parts) await services.blobs.delete(blob);
  });
  return { account_export: gone.length };
}
