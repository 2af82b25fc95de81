import type { HomeTile } from '@pausenplatz/kernel-host';
import { TodayTile } from './today-tile.tsx';

/** What the agenda puts on the home screen. */
export const homeworkTiles: readonly HomeTile[] = [
  { name: 'homework.today', place: 'today', position: 10, access: ['Teacher', 'Pupil'], Tile: TodayTile },
];
