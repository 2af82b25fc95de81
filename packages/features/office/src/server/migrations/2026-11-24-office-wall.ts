import { isMine, isOfMySchools, isSeen, raiseWall, type Migration } from '@pausenplatz/kernel-server';

const ofSchools = ['office_import', 'letter_template', 'year_plan', 'link_check', 'checked_link'] as const;

/** Imports, year changes, letters and links are there for the school family, exports for who made them. */
export const wallOffice: Migration = {
  name: '2026-11-24-office-wall',
  async up(db) {
    for (const table of ofSchools) await raiseWall(db, table, isOfMySchools(`${table}.school_id`));
    await raiseWall(db, 'import_touched', isSeen('office_import', 'import_touched.import_id'));
    await raiseWall(db, 'year_step', isSeen('year_plan', 'year_step.plan_id'));
    await raiseWall(db, 'office_export', isMine('office_export.owner_id'));
  },
};
