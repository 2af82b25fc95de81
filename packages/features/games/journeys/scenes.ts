import { showing } from '@pausenplatz/app-e2e/screenshots/scene-parts';
import type { Scene } from '@pausenplatz/app-e2e/screenshots/scenes';

/** The list, and the form above it. */
export const gamesScenes: readonly Scene[] = [
  { name: 'games', as: 'lea.brunner', open: showing('/tools/games', 'button', 'Neuer Eintrag') },
  { name: 'games-pupil', as: 'noah.meier', open: showing('/tools/games', 'heading', 'Spiele') },
];
