import { showing } from '@pausenplatz/app-e2e/screenshots/scene-parts';
import type { Scene } from '@pausenplatz/app-e2e/screenshots/scenes';

/** Two tries that are never what is looked for, and the beginning of a third. */
async function tries(page: Parameters<Scene['open']>[0]): Promise<void> {
  for (const word of ['eisen', 'warum']) {
    await page.keyboard.type(word);
    await page.keyboard.press('Enter');
    await page.getByRole('status').filter({ hasText: word.toUpperCase() }).waitFor();
  }
  await page.keyboard.type('lam');
}

/** Lays out the largest game of pictures and turns two cards over. */
async function memory(page: Parameters<Scene['open']>[0]): Promise<void> {
  await showing('/spielen/gedaechtnis', 'button', 'Los geht’s')(page);
  await page.getByRole('radio', { name: '6 mal 6, 36 Karten' }).check();
  await page.getByRole('radio', { name: 'Zu 2' }).check();
  await page.getByRole('button', { name: 'Los geht’s' }).click();
  await page.getByRole('button', { name: /^Reihe 3, Spalte 3:/ }).click();
  await page.getByRole('button', { name: /^Reihe 5, Spalte 4:/ }).click();
}

/** A board as a child plays it, the explanation at the first visit, a word that was found, and the words of a class. */
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
  { name: 'games-end', as: 'urs.zgraggen', open: showing('/spielen/wordle', 'button', 'Ergebnis kopieren') },
  {
    name: 'games-class-words',
    as: 'lea.brunner',
    async open(page) {
      await showing('/spielen/wordle', 'button', 'Wörter der Klasse')(page);
      await page.getByRole('button', { name: 'Wörter der Klasse' }).click();
      await page.getByRole('dialog').getByLabel('Wörter mit fünf Buchstaben').waitFor();
    },
  },
  { name: 'games-memory-choose', as: 'noah.meier', open: showing('/spielen/gedaechtnis', 'button', 'Los geht’s') },
  { name: 'games-memory', as: 'lina.moser', open: memory },
];
