import { appOrigin } from '@pausenplatz/app-e2e/stack/addresses';
import { expect, test } from '@pausenplatz/app-e2e/support/browser';
import { signIn } from '@pausenplatz/app-e2e/support/people';
import type { Page } from '@playwright/test';

const words = ['FUCHS', 'TANNE', 'REGEN', 'NEBEL', 'APFEL'];
const row = (page: Page, number: number) => page.getByRole('listitem', { name: `Versuch ${number}` });
const judged = (page: Page, number: number) => row(page, number).getByRole('img', { name: /, (sitzt|anderer Platz|fehlt)$/ });
/** A key says what is known of its letter. */
const key = (page: Page, letter: string) =>
  page.getByRole('group', { name: 'Tastatur' }).getByRole('button', { name: new RegExp(`^${letter}(,|$)`) });

async function closeHelp(page: Page): Promise<void> {
  await page.goto(`${appOrigin}/spielen/wordle`);
  await page.getByRole('dialog', { name: 'So geht das Wörterrätsel' }).getByRole('button', { name: 'Verstanden' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

test('a teacher sets words; a child finds the word of the day by keys and by fingers, through a reload and without a line', async ({
  visitor,
}) => {
  const teacher = await visitor();
  await signIn(teacher, 'lea.brunner');
  await test.step('five words of the class, from which the word of the day comes', async () => {
    await teacher.goto(`${appOrigin}/spielen/wordle`);
    await teacher.getByRole('button', { name: 'Wörter der Klasse' }).click();
    const form = teacher.getByRole('dialog', { name: 'Wörter der Klasse' });
    const field = form.getByRole('textbox', { name: 'Wörter mit fünf Buchstaben' });
    await expect(field).toHaveValue(/FUCHS/);
    await form.getByRole('button', { name: /aus den Lernwörtern dazunehmen/ }).click();
    await field.fill(`${words.join(', ')}, Haus`);
    await form.getByRole('switch', { name: 'Das Tageswort der Klasse kommt aus dieser Liste' }).check();
    await form.getByRole('button', { name: 'Speichern' }).click();
    await expect(form.getByText('Das passt nicht: Haus.', { exact: false })).toBeVisible();
    await field.fill(words.join('\n'));
    await form.getByRole('button', { name: 'Speichern' }).click();
    await expect(teacher.getByText('Das heutige Tageswort kommt aus dieser Liste', { exact: false })).toBeVisible();
  });

  const child = await visitor({ viewport: { width: 390, height: 844 }, hasTouch: true });
  await signIn(child, 'mia.mueller');
  await test.step('by keys; a word that there is not costs nothing', async () => {
    await closeHelp(child);
    await expect(child.getByText('Heute aus den Wörtern eurer Klasse.', { exact: false })).toBeVisible();
    await child.keyboard.type('xylpq');
    await child.keyboard.press('Enter');
    await expect(child.getByText('«XYLPQ» kenne ich leider nicht.', { exact: false })).toBeVisible();
    for (let letter = 0; letter < 5; letter += 1) await child.keyboard.press('Backspace');
    await child.keyboard.type('stein');
    await child.keyboard.press('Enter');
    await expect(judged(child, 1)).toHaveCount(5);
  });

  await test.step('what was tried is there after a reload, and the explanation does not come again', async () => {
    await child.reload();
    await expect(judged(child, 1)).toHaveCount(5);
    await expect(child.getByRole('dialog')).toHaveCount(0);
  });

  const end = child.getByRole('button', { name: 'Ergebnis kopieren' });
  const [first = '', ...others] = words;
  await test.step('without a line a word waits, and is judged when the line is back', async () => {
    await expect(key(child, 'A')).toBeEnabled();
    await child.context().setOffline(true);
    for (const letter of first) await key(child, letter).tap();
    await child.getByRole('button', { name: 'Prüfen' }).tap();
    await expect(child.getByText('Dein Wort wartet auf die Verbindung.', { exact: false })).toBeVisible();
    await child.context().setOffline(false);
    await expect(judged(child, 2)).toHaveCount(5);
  });

  await test.step('by fingers until it is found', async () => {
    for (const [at, word] of others.entries()) {
      if (await end.isVisible()) break;
      await expect(key(child, 'A')).toBeEnabled();
      for (const letter of word) await key(child, letter).tap();
      await child.getByRole('button', { name: 'Prüfen' }).tap();
      await expect(judged(child, at + 3)).toHaveCount(5);
    }
    await expect(end).toBeVisible();
    await expect(child.getByText(/^Gelöst in \d Versuchen\./)).toBeVisible();
    await child.getByRole('button', { name: 'Deine Statistik' }).tap();
    await expect(child.getByRole('dialog').getByRole('img', { name: /Versuch: 1-mal$/ })).toHaveCount(1);
    await child.getByRole('button', { name: 'Schliessen' }).tap();
  });

  await test.step('and a free word beside it', async () => {
    await child.getByRole('button', { name: 'Ein Übungswort spielen' }).tap();
    await child.getByRole('button', { name: /^Wörter eurer Klasse/ }).tap();
    await expect(child.getByText('Ein Wort eurer Klasse.')).toBeVisible();
    await expect(row(child, 1).getByRole('img', { name: 'leer' })).toHaveCount(5);
  });
});

test('a child plays memory with the words of its class, without a line from the first card on; it counts when the line is back', async ({
  visitor,
}) => {
  const child = await visitor({ viewport: { width: 820, height: 1180 }, hasTouch: true });
  await signIn(child, 'noah.meier');
  await child.goto(`${appOrigin}/lernen/gedaechtnis`);
  await expect(child).toHaveURL(/\/spielen\/gedaechtnis$/);
  await child
    .getByRole('radio', { name: /Lernwörter · \d+ Paare/ })
    .first()
    .check();
  await child.getByRole('radio', { name: '4 mal 3, 12 Karten' }).check();
  await child.getByRole('button', { name: 'Los geht’s' }).tap();
  const cards = child.getByRole('group', { name: 'Karten' }).getByRole('button');
  await expect(cards).toHaveCount(12);
  await child.context().setOffline(true);

  await test.step('whoever sees all cards once finds all pairs', async () => {
    const seen = new Map<number, string>();
    for (let place = 0; place < 12; place += 1) {
      await cards.nth(place).tap();
      await expect(cards.nth(place)).not.toHaveAccessibleName(/verdeckt$/);
      seen.set(place, (await cards.nth(place).getAttribute('aria-label')) ?? '');
    }
    // Which belong together only the game knows: each is tried with each.
    for (let first = 0; first < 12; first += 1)
      for (let second = first + 1; second < 12; second += 1) {
        if ((await cards.count()) === 0) return;
        const names = await cards.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''));
        if (names[first]?.endsWith('gefunden') || names[second]?.endsWith('gefunden')) continue;
        await cards.nth(first).tap();
        await cards.nth(second).tap();
      }
  });
  await expect(child.getByRole('heading', { name: 'Alle Paare gefunden!' })).toBeVisible();
  await expect(child.getByText('Dein Spiel wartet auf die Verbindung.', { exact: false })).toBeVisible();
  await child.context().setOffline(false);
  await expect(child.getByText('+5 Punkte')).toBeVisible();
  await child.getByRole('button', { name: 'Andere Karten' }).tap();
  await expect(child.getByText('Heute bringen noch 2 Spiele Punkte.')).toBeVisible();
});
