import { showing } from '@pausenplatz/app-e2e/screenshots/scene-parts';
import type { Scene } from '@pausenplatz/app-e2e/screenshots/scenes';

/** The way out. */
export const accountScenes: readonly Scene[] = [
  { name: 'account-logout', as: 'lea.brunner', open: showing('/logout', 'button', 'Ja, abmelden') },
];
