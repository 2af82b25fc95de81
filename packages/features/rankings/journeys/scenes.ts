import { showing } from '@pausenplatz/app-e2e/screenshots/scene-parts';
import type { Scene } from '@pausenplatz/app-e2e/screenshots/scenes';

/** The lights of a class and the lists, as a child and as its teacher see them. */
export const rankingsScenes: readonly Scene[] = [
  { name: 'rankings', as: 'noah.meier', open: showing('/lernen/ranglisten', 'heading', /Licht/) },
  { name: 'rankings-teacher', as: 'lea.brunner', open: showing('/lernen/ranglisten', 'heading', /Licht/) },
];
