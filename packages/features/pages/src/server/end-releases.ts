import { ownTables } from '@pausenplatz/kernel-server';
import type { JobDefinition, Services } from '@pausenplatz/kernel-server';
import { sql } from 'kysely';
import { isReleased } from './queries/ownership.ts';
import type { PagesTables } from './tables.ts';

/**
 * A release that a moved pupil or an archived class has ended is no release the day after either: who comes back asks again.
 * Until then it rests, so that an archiving by mistake can be taken back whole.
 */
export const endReleases: JobDefinition = {
  name: 'pages-end-releases',
  schedule: '47 3 * * *',
  async run(services: Services) {
    const db = ownTables<PagesTables>(services.db);
    await sql`update page set release = 'waiting', release_class_id = null, released_at = null
      where release = 'released' and not ${isReleased('page')}`.execute(db);
  },
};
