import { keepsOf, ownTables, type Steps } from '@pausenplatz/kernel-server';
import type { OwnTables, PrintingTables } from './tables.ts';

/** A letter is the school's, and names nobody. */
const printingKeeps = keepsOf<OwnTables>()({ people: {}, classes: {}, neither: { letter_template: ['school_id', 'title', 'body'] } });

export const printingSteps: Steps = {
  keeps: printingKeeps,
  async exportSchool(services, schoolId) {
    const db = ownTables<PrintingTables>(services.db);
    const letter = await db.selectFrom('letter_template').select(['title', 'body']).where('school_id', '=', schoolId).executeTakeFirst();
    return { data: { letterTemplate: letter ?? null } };
  },
};
