import { type HomeTile, laterTile } from '@pausenplatz/kernel-host';
import { doorsToday } from './slots.ts';

/** What calendars put on the home screen. */
export const adventTiles: readonly HomeTile[] = [
  { name: 'advent.today', place: 'today', position: 30, access: ['Pupil'], Tile: laterTile(doorsToday) },
];
