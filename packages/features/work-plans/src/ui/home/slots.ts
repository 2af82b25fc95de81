import { type HomeTileProps, slotKey } from '@pausenplatz/kernel-host';
import type { ComponentType } from 'react';

/** What waits for a teacher, and how far a child is: each loads for those who see it. */
export const waitingTile = slotKey<ComponentType<HomeTileProps>>('work-plans.home.waiting');
export const ownPlansTile = slotKey<ComponentType<HomeTileProps>>('work-plans.home.own');
