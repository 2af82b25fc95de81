import type { World } from '@pausenplatz/account/testing';
import type { ActorName } from '@pausenplatz/kernel-contract';
import { makeCode } from '@pausenplatz/kernel-format';
import { newId, ownTables } from '@pausenplatz/kernel-server';
import { beamLimits } from '../contract/index.ts';
import type { BeamTables } from '../server/index.ts';

interface PlantedBeam {
  readonly id: string;
  readonly code: string;
}

/** Plants a code that leads to a page for an hour; of the teacher of class 3a unless said. */
export async function aBeam(world: World, by: Exclude<ActorName, 'anonymous' | 'linkHolder'> = 'teacherOfClass'): Promise<PlantedBeam> {
  const now = world.services.clock.now();
  const planted = { id: newId(), code: makeCode(beamLimits.codeLength, (below) => Math.floor(Math.random() * below)) };
  const row = {
    ...planted,
    target: '/seite/klasse-3a',
    created_by: world.people[by].userId,
    created_at: now,
    expires_at: new Date(now.getTime() + 3_600_000),
    house: 'elsewhere',
  };
  await ownTables<BeamTables>(world.services.db).insertInto('beam').values(row).execute();
  return planted;
}
