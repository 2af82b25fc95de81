import { keepsOf } from '@pausenplatz/kernel-server';
import type { OwnTables } from './tables.ts';

/** The administration itself holds nothing of people and classes: they are those of schools and accounts. */
export const officeKeeps = keepsOf<OwnTables>()({
  people: {},
  classes: {},
  neither: { letter_template: ['school_id', 'title', 'body'] },
});
