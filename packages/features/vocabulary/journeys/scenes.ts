import { showing } from '@pausenplatz/app-e2e/screenshots/scene-parts';
import type { Scene } from '@pausenplatz/app-e2e/screenshots/scenes';

/** The list, and the form above it. */
export const vocabularyScenes: readonly Scene[] = [
  { name: 'vocabulary', as: 'lea.brunner', open: showing('/tools/vocabulary', 'button', 'Neuer Eintrag') },
  { name: 'vocabulary-pupil', as: 'noah.meier', open: showing('/tools/vocabulary', 'heading', 'Lernwörter') },
];
