import type { ServerFeature } from '@pausenplatz/kernel-server';
import * as schemas from '../contract/beams.ts';
import { demoBeam } from './demo/demo-beam.ts';
import { beamHandlers } from './handlers.ts';
import { createBeam } from './migrations/2026-11-29-beam-create.ts';
import { beamRefusals } from './refusals.ts';
import { beamSteps } from './steps.ts';
import { sweepBeams } from './sweep.ts';
import { beamTopics } from './topics.ts';

export type { BeamTables } from './tables.ts';

export const beamServer: ServerFeature = {
  name: 'beam',
  migrations: [createBeam],
  schemas,
  refusals: beamRefusals,
  handlers: beamHandlers,
  topics: beamTopics,
  jobs: [sweepBeams],
  steps: beamSteps,
  demo: demoBeam,
};
