import { type DemoWorld, ownTables } from '@pausenplatz/kernel-server';
import { demoSchool } from '@pausenplatz/schools/server';
import type { ChildSafetyTables } from '../tables.ts';
import { demoContacts } from './demo-contacts.data.ts';

/** Whom the demo school names for help. */
export async function demoChildSafety({ services, find }: DemoWorld): Promise<void> {
  const row = { school_id: find(demoSchool).schoolId, contacts: JSON.stringify(demoContacts) };
  await ownTables<ChildSafetyTables>(services.db).insertInto('child_safety_school').values(row).execute();
}
