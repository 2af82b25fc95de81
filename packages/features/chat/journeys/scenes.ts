import { showing } from '@pausenplatz/app-e2e/screenshots/scene-parts';
import type { Scene } from '@pausenplatz/app-e2e/screenshots/scenes';

/** The list, and the form above it. */
export const chatScenes: readonly Scene[] = [
  { name: 'chat', as: 'lea.brunner', open: showing('/tools/chat', 'button', 'Neuer Eintrag') },
  { name: 'chat-pupil', as: 'noah.meier', open: showing('/tools/chat', 'heading', 'Nachrichten') },
];
