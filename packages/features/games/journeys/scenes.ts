import { showing } from '@pausenplatz/app-e2e/screenshots/scene-parts';
import type { Scene } from '@pausenplatz/app-e2e/screenshots/scenes';

/** Two tries that tell something, whatever today's word is. */
async function tries(page: Parameters<Scene['open']>[0]): Promise<void> {
  for (const word of ['stein', 'kante']) {
    await page.keyboard.type(word);
    await page.keyboard.press('Enter');
    await page.getByRole('status').filter({ hasText: word.toUpperCase() }).waitFor();
  }
  await page.keyboard.type('tan');
}

/** A board as a child plays it, the explanation at the first visit, one’s own statistics, and the words of a class. */
export const gamesScenes: readonly Scene[] = [
  {
    name: 'games-word',
    as: 'noah.meier',
    async open(page) {
      await showing('/spielen/wordle', 'button', 'Prüfen')(page);
      if ((await page.getByRole('img', { name: 'leer' }).count()) === 30) await tries(page);
    },
  },
  { name: 'games-help', as: 'lina.moser', open: showing('/spielen/wordle', 'heading', 'So geht das Wörterrätsel') },
  {
    name: 'games-statistics',
    as: 'noah.meier',
    async open(page) {
      await showing('/spielen/wordle', 'button', 'Deine Statistik')(page);
      await page.getByRole('button', { name: 'Deine Statistik' }).click();
      await page.getByRole('dialog').getByRole('listitem').first().waitFor();
    },
  },
  {
    name: 'games-class-words',
    as: 'lea.brunner',
    async open(page) {
      await showing('/spielen/wordle', 'heading', 'So geht das Wörterrätsel')(page);
      await page.getByRole('button', { name: 'Alles klar' }).click();
      await page.getByRole('button', { name: 'Wörter der Klasse' }).click();
      await page.getByRole('dialog').getByLabel('Wörter mit fünf Buchstaben').waitFor();
    },
  },
];
