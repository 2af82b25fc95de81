import type { Scene } from '@pausenplatz/app-e2e/screenshots/scenes';
export const chatScenes: readonly Scene[] = [];
