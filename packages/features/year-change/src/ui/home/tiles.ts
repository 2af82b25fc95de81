import { type HomeTile, type HomeTileProps, laterTile, slotKey } from '@pausenplatz/kernel-host';
import type { ComponentType } from 'react';

/** School-year changes of a school, for administrators alone. */
export const yearLines = slotKey<ComponentType<HomeTileProps>>('year-change.home');

/** The school-year change in progress, for those who administer a school. */
export const yearTiles: readonly HomeTile[] = [
  { name: 'year-change.open', place: 'waiting', position: 60, access: ['SchoolAdmin'], Tile: laterTile(yearLines) },
];
