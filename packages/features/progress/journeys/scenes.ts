import { showing } from '@pausenplatz/app-e2e/screenshots/scene-parts';
import type { Scene } from '@pausenplatz/app-e2e/screenshots/scenes';

/** The hub of the trainers, and the overview of the tools. */
export const progressScenes: readonly Scene[] = [
  { name: 'learn', as: 'noah.meier', open: showing('/lernen', 'heading', /dran/) },
  { name: 'tools', as: 'lea.brunner', open: showing('/tools', 'link', /Agenda/) },
];
