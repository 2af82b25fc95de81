import type { SchoolsTables } from '@pausenplatz/schools/server';
import type { JSONColumnType } from 'kysely';
import type { Contact } from '../contract/index.ts';

/** Tables of child-safety. Nothing of what somebody writes about a child is among them: it never leaves the browser. */
export interface OwnTables {
  child_safety_school: { school_id: string; contacts: JSONColumnType<Contact[]> };
}

export type ChildSafetyTables = OwnTables & SchoolsTables;
