import { daysBefore } from '@pausenplatz/kernel-format';
import { ownTables } from '@pausenplatz/kernel-server';
import type { JobDefinition, Services } from '@pausenplatz/kernel-server';
import { pageLimits } from '../contract/index.ts';
import type { PagesTables } from './tables.ts';

const atOnce = 500;

/** Erases what has been in the trash for 60 days, what blocks were 90 days ago, and what was suggested and decided 60 days ago; bounded per run. */
export const purgeTrash: JobDefinition = {
  name: 'pages-purge-trash',
  schedule: '41 3 * * *',
  async run(services: Services) {
    const db = ownTables<PagesTables>(services.db);
    const oldest = daysBefore(services.clock.now(), pageLimits.trashDays);
    // Said again outside: who fetched something back while this waited keeps it.
    const pages = db.selectFrom('page').select('id').where('deleted_at', '<', oldest).limit(atOnce);
    await db.deleteFrom('page').where('id', 'in', pages).where('deleted_at', '<', oldest).execute();
    const blocks = db.selectFrom('page_block').select('id').where('deleted_at', '<', oldest).limit(atOnce);
    await db.deleteFrom('page_block').where('id', 'in', blocks).where('deleted_at', '<', oldest).execute();
    const past = daysBefore(services.clock.now(), pageLimits.versionDays);
    const versions = db.selectFrom('page_block_version').select('id').where('kept_at', '<', past).limit(atOnce);
    await db.deleteFrom('page_block_version').where('id', 'in', versions).execute();
    const told = daysBefore(services.clock.now(), pageLimits.contributionDays);
    const decided = db.selectFrom('page_contribution').select('id').where('decided_at', '<', told).limit(atOnce);
    await db.deleteFrom('page_contribution').where('id', 'in', decided).execute();
  },
};
