import type { AccountTables } from '@pausenplatz/account/server';

/** Table of the administration itself: how a school writes to parents. */
export interface OwnTables {
  letter_template: { school_id: string; title: string; body: string };
}

export type OfficeTables = OwnTables & AccountTables;
