import type { OfficeTables } from '@pausenplatz/office/server';

/** How a school writes to parents. */
export interface OwnTables {
  letter_template: { school_id: string; title: string; body: string };
}

export type PrintingTables = OwnTables & OfficeTables;
