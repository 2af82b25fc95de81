import type { Examples } from '@pausenplatz/account/testing';
import { ownTables } from '@pausenplatz/kernel-server';
import type { schoolReportsCalls } from '../contract/index.ts';
import type { SchoolReportsTables } from '../server/index.ts';

/** Well-formed inputs of the calls, for the tests that are made from the contract. */
export const schoolReportsExamples: Examples<typeof schoolReportsCalls> = {
  getLinkCheck: (world) => ({ schoolId: world.ownSchoolId }),
  async checkLinks(world) {
    // At a school one check runs at a time, and each cell of a matrix starts one.
    await ownTables<SchoolReportsTables>(world.services.db).deleteFrom('link_check').execute();
    const ended = { state: 'failed', only_one: null } as const;
    await world.services.db.updateTable('task').set(ended).where('kind', '=', 'office-links').where('only_one', 'is not', null).execute();
    return { schoolId: world.ownSchoolId };
  },
  countVisit: () => ({ path: '/seite/gibt-es-nicht', isFirstToday: true }),
  getVisits: (world) => ({ schoolId: world.ownSchoolId, days: '7' }),
  listExports: () => ({}),
  startExport: (world) => ({ what: 'school', schoolId: world.ownSchoolId }),
};
