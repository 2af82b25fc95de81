import { type HomeTile, laterTile } from '@pausenplatz/kernel-host';
import { chatLines } from './slots.ts';

/** What messages put on the home screen: a line, where something waits. */
export const chatTiles: readonly HomeTile[] = [
  { name: 'chat.unread', place: 'waiting', position: 8, access: ['Teacher', 'Pupil', 'SchoolAdmin'], Tile: laterTile(chatLines) },
];
