import { type HomeTile, laterTile } from '@pausenplatz/kernel-host';
import { ownPlansTile, waitingTile } from './slots.ts';

/** What work plans put on the home screen. */
export const workPlansTiles: readonly HomeTile[] = [
  { name: 'work-plans.waiting', place: 'waiting', position: 10, access: ['Teacher'], Tile: laterTile(waitingTile) },
  { name: 'work-plans.own', place: 'side', position: 10, access: ['Pupil'], Tile: laterTile(ownPlansTile) },
];
