import { demoPeople } from '@pausenplatz/account/server';
import { type DemoWorld, newId, ownTables } from '@pausenplatz/kernel-server';
import { demoSchool } from '@pausenplatz/schools/server';
import type { FederationTables } from '../tables.ts';

/** A Microsoft tenant that does not exist, approved for the demo school: the fake Teams host of the lab signs in with it. */
export const demoTenant = '5d6f1a52-0f6e-4c1b-9a57-8d1f6c2e7b10';
export const demoEntraObjectIds: Readonly<Record<'lea.brunner' | 'urs.zgraggen' | 'noah.meier', string>> = {
  'lea.brunner': '0b9a4e0e-6a2c-4a4e-8f5b-1c7d2e3f4a51',
  'urs.zgraggen': '0b9a4e0e-6a2c-4a4e-8f5b-1c7d2e3f4a52',
  'noah.meier': '0b9a4e0e-6a2c-4a4e-8f5b-1c7d2e3f4a53',
};

/** Connects some of the demo school with Teams. */
export async function plantTeams({ services, find }: DemoWorld): Promise<void> {
  const db = ownTables<FederationTables>(services.db);
  const people = find(demoPeople);
  await db
    .insertInto('entra_tenant')
    .values({
      tid: demoTenant,
      school_id: find(demoSchool).schoolId,
      status: 'approved',
      approved_at: new Date(),
      name: 'Schule Sonnenberg',
    })
    .execute();
  const identities = Object.entries(demoEntraObjectIds).map(([userName, oid]) => ({
    tid: demoTenant,
    oid,
    user_id: people.get(userName) ?? '',
    last_sign_in_at: null,
  }));
  await db.insertInto('teams_identity').values(identities).execute();
  // Somebody asks for another one, and nobody has answered yet.
  await db
    .insertInto('entra_request')
    .values({
      id: newId(),
      tid: '7d0c2a55-3a52-4a0e-9d0e-2b6f1a8c4e77',
      school_id: find(demoSchool).schoolId,
      name: 'Musikschule Sonnenberg',
      domain: 'musikschule-sonnenberg.example',
      user_id: people.get('urs.zgraggen') ?? '',
      created_at: services.clock.now(),
    })
    .execute();
}
