import { keepsOf } from '@pausenplatz/kernel-server';
import type { OwnTables } from './tables.ts';

/** Whom a school names for help belongs to the school, and its admins write and take away their names; of people and classes there is nothing. */
export const childSafetyKeeps = keepsOf<OwnTables>()({
  people: {},
  classes: {},
  neither: { child_safety_school: ['school_id', 'contacts'] },
});
