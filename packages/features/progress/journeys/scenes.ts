import { showing } from '@pausenplatz/app-e2e/screenshots/scene-parts';
import type { Scene } from '@pausenplatz/app-e2e/screenshots/scenes';

/** The hub of the trainers, and the overview of the tools. */
export const progressScenes: readonly Scene[] = [
  { name: 'learn', as: 'noah.meier', open: showing('/lernen', 'heading', /dran/) },
  { name: 'performance', as: 'noah.meier', open: showing('/lernen/meine-leistungen', 'heading', /Dein Wald/) },
  { name: 'performance-class', as: 'lea.brunner', open: showing('/lernen/meine-leistungen', 'link', /Noah/) },
  {
    name: 'performance-pupil',
    as: 'lea.brunner',
    async open(page) {
      await showing('/lernen/meine-leistungen', 'link', /Noah/)(page);
      await page.getByRole('link', { name: 'Noah Meier' }).click();
      await page.getByRole('heading', { name: /Der Wald von Noah/ }).waitFor();
    },
  },
  {
    name: 'learn-block',
    as: 'noah.meier',
    open: showing('/seite/lernen-und-spielen', 'heading', 'Üben, was heute dran ist'),
  },
  { name: 'tools', as: 'lea.brunner', open: showing('/tools', 'link', /Agenda/) },
];
