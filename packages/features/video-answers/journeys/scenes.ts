import { showing } from '@pausenplatz/app-e2e/screenshots/scene-parts';
import type { Scene } from '@pausenplatz/app-e2e/screenshots/scenes';
import { expect } from '@playwright/test';

const path = '/seite/erzaehl-uns-etwas';
const shown = showing(path, 'button', /^Film von Lina Moser/);

/** A question as who keeps it sees it, and as a child does that answers anew. */
export const videoAnswersScenes: readonly Scene[] = [
  { name: 'video-answers', as: 'lea.brunner', open: shown },
  {
    name: 'video-answers-answering',
    as: 'noah.meier',
    async open(page) {
      await shown(page);
      await page.getByRole('button', { name: 'Neu antworten' }).click();
      await expect(page.getByRole('button', { name: 'Film aufnehmen' })).toBeVisible();
    },
    leave: (page) => page.getByRole('button', { name: 'Doch nicht' }).click(),
  },
];
