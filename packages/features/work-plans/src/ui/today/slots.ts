import { type HomeTileProps, slotKey } from '@pausenplatz/kernel-host';
import type { ComponentType } from 'react';

/** The open plans of a child: loads for those who see them. */
export const pupilPlans = slotKey<ComponentType<HomeTileProps>>('work-plans.today.pupil');
