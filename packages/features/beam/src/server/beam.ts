import { handlersFor, refuserFor } from '@pausenplatz/kernel-server';
import { beamRefusals } from './refusals.ts';
import type { BeamTables } from './tables.ts';

export const { handle } = handlersFor<BeamTables>();
export const refuse = refuserFor(beamRefusals);
