import type { UiFeature } from '@pausenplatz/kernel-host';

/** Screens of work plans; each is a chunk of its own. */
export const workPlansUi: UiFeature = { name: 'work-plans', screens: [] };
