import { type HomeTile, type HomeTileProps, laterTile, slotKey } from '@pausenplatz/kernel-host';
import type { ComponentType } from 'react';

/** The schools of somebody, for administrators alone. */
export const officeSchools = slotKey<ComponentType<HomeTileProps>>('office.home');

/** The way into the administration. */
export const officeTiles: readonly HomeTile[] = [
  { name: 'office.schools', place: 'today', position: 30, access: ['SchoolAdmin'], Tile: laterTile(officeSchools) },
];
