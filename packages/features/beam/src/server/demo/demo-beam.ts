import { demoPeople } from '@pausenplatz/account/server';
import { type DemoWorld, newId, ownTables } from '@pausenplatz/kernel-server';
import type { BeamTables } from '../tables.ts';

const day = 24 * 60 * 60 * 1_000;

/** A code of Lea Brunner that leads to the page of her class for the first day. */
export async function demoBeam({ services, find }: DemoWorld): Promise<void> {
  const now = services.clock.now();
  const row = {
    id: newId(),
    code: 'KATZE',
    target: '/seite/klasse-3a',
    created_by: find(demoPeople).get('lea.brunner') ?? '',
    created_at: now,
    expires_at: new Date(now.getTime() + day),
    opened: 17,
    // Nobody's house: made before anybody was there.
    house: '',
  };
  await ownTables<BeamTables>(services.db).insertInto('beam').values(row).execute();
}
