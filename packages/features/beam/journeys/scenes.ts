import { showing } from '@pausenplatz/app-e2e/screenshots/scene-parts';
import type { Scene } from '@pausenplatz/app-e2e/screenshots/scenes';

/** The codes of a teacher, one of them for the wall, and the field of a child. */
export const beamScenes: readonly Scene[] = [
  { name: 'beam', as: 'lea.brunner', open: showing('/tools/beam', 'button', 'Code machen') },
  {
    name: 'beam-board',
    as: 'lea.brunner',
    async open(page) {
      await showing('/tools/beam', 'button', 'Code machen')(page);
      await page.getByRole('link', { name: 'Gross zeigen' }).first().click();
      await page.getByRole('img', { name: /QR-Code/ }).waitFor();
    },
  },
  { name: 'beam-enter', as: 'nobody', open: showing('/beam-mich', 'button', 'Los') },
];
