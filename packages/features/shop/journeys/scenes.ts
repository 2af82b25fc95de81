import { showing } from '@pausenplatz/app-e2e/screenshots/scene-parts';
import type { Scene } from '@pausenplatz/app-e2e/screenshots/scenes';

/** The list, and the form above it. */
export const shopScenes: readonly Scene[] = [
  { name: 'shop', as: 'lea.brunner', open: showing('/tools/shop', 'button', 'Neuer Eintrag') },
  { name: 'shop-pupil', as: 'noah.meier', open: showing('/tools/shop', 'heading', 'Shop') },
];
