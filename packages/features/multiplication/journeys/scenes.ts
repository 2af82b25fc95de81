import type { Scene } from '@pausenplatz/app-e2e/screenshots/scenes';

export const multiplicationScenes: readonly Scene[] = [];
