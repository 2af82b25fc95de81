import { type HomeTile, type HomeTileProps, laterTile, slotKey } from '@pausenplatz/kernel-host';
import type { ComponentType } from 'react';

/** Imports of a school, for administrators alone. */
export const importLines = slotKey<ComponentType<HomeTileProps>>('people-import.home');

/** Imports in progress, for those who administer a school. */
export const importTiles: readonly HomeTile[] = [
  { name: 'people-import.open', place: 'waiting', position: 50, access: ['SchoolAdmin'], Tile: laterTile(importLines) },
];
