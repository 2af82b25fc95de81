import { showing } from '@pausenplatz/app-e2e/screenshots/scene-parts';
import type { Scene } from '@pausenplatz/app-e2e/screenshots/scenes';

/** The hub of the trainers, and the overview of the tools. */
export const progressScenes: readonly Scene[] = [
  { name: 'learn', as: 'noah.meier', open: showing('/lernen', 'heading', /dran/) },
  { name: 'performance', as: 'noah.meier', open: showing('/lernen/meine-leistungen', 'heading', /Dein Wald/) },
  { name: 'performance-class', as: 'lea.brunner', open: showing('/lernen/meine-leistungen', 'link', /Noah/) },
  { name: 'tools', as: 'lea.brunner', open: showing('/tools', 'link', /Agenda/) },
];
