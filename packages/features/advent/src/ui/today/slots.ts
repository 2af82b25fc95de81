import { type HomeTileProps, slotKey } from '@pausenplatz/kernel-host';
import type { ComponentType } from 'react';

/** The doors of today: loads for the children who see them. */
export const doorsToday = slotKey<ComponentType<HomeTileProps>>('advent.today');
