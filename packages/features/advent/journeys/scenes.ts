import { showing } from '@pausenplatz/app-e2e/screenshots/scene-parts';
import type { Scene } from '@pausenplatz/app-e2e/screenshots/scenes';

const demo = 'demo-adventskalender-1';

/** The calendar of the demo school as visitors see it, with a door open, in its editor, and in the list. */
export const adventScenes: readonly Scene[] = [
  { name: 'advent-show', as: 'nobody', open: showing(`/advent/${demo}`, 'heading', 'Unser Adventskalender') },
  { name: 'advent-door', as: 'nobody', open: showing(`/advent/${demo}?tuer=1`, 'heading', 'Unser Schneemann Fridolin') },
  { name: 'advent-quiz', as: 'nobody', open: showing(`/advent/${demo}?tuer=3`, 'heading', 'Igel-Quiz') },
  { name: 'advent-list', as: 'lea.brunner', open: showing('/tools/advent', 'button', 'Neuer Kalender') },
  { name: 'advent-edit', as: 'lea.brunner', open: showing(`/tools/advent/bearbeiten/${demo}`, 'button', 'Verlosen') },
  { name: 'advent-pupil', as: 'noah.meier', open: showing(`/tools/advent/${demo}`, 'heading', 'Unser Adventskalender') },
];
