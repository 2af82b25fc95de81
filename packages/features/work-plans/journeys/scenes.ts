import type { Scene } from '@pausenplatz/app-e2e/screenshots/scenes';

/** The screens of work plans. */
export const workPlansScenes: readonly Scene[] = [];
