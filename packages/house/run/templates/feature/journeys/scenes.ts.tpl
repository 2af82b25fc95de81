import { showing } from '@pausenplatz/app-e2e/screenshots/scene-parts';
import type { Scene } from '@pausenplatz/app-e2e/screenshots/scenes';

/** The list, and the form above it. */
export const {{camel}}Scenes: readonly Scene[] = [
  { name: '{{kebab}}', as: 'lea.brunner', open: showing('/tools/{{kebab}}', 'button', 'Neuer Eintrag') },
  { name: '{{kebab}}-pupil', as: 'noah.meier', open: showing('/tools/{{kebab}}', 'heading', '{{title}}') },
];
