import { appOrigin } from '@pausenplatz/app-e2e/stack/addresses';
import { expect, test } from '@pausenplatz/app-e2e/support/browser';
import { signIn } from '@pausenplatz/app-e2e/support/people';
import { addBlock, startEditing } from '@pausenplatz/pages/journeys/editor';
import type { Page } from '@playwright/test';

const demo = '/seite/nachts-im-schulhaus';

async function opened(page: Page, userName: string, path: string): Promise<Page> {
  await signIn(page, userName);
  await page.goto(appOrigin + path);
  return page;
}

test('a teacher builds a breakout of three kinds of locks; a team plays it wrong and right, and she sees it live', async ({ visitor }) => {
  const lea = await opened(await visitor(), 'lea.brunner', '/seite/unsere-woche');
  await startEditing(lea);
  await addBlock(lea, 'EduBreakout');
  const form = lea.getByRole('region', { name: 'EduBreakout', exact: true });
  await form.getByRole('textbox', { name: 'Titel' }).fill('Die Schatzkiste');

  const build = async (title: string, fill: () => Promise<void>) => {
    await form.getByRole('button', { name: 'Schloss hinzufügen' }).click();
    const dialog = lea.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Titel' }).fill(title);
    await fill();
    await dialog.getByRole('button', { name: 'Speichern' }).click();
    await expect(dialog).toBeHidden();
    await expect(form.getByText(title, { exact: true })).toBeVisible();
  };
  const dialog = lea.getByRole('dialog');
  await test.step('a number with a hint, a word, and colours', async () => {
    await build('Am Steg', async () => {
      await dialog.getByRole('textbox', { name: 'Richtige Zahl' }).fill('12');
      await dialog.getByRole('textbox', { name: 'Tipp 1' }).fill('Ein Dutzend');
    });
    await build('Im Boot', async () => {
      await dialog.getByRole('radio', { name: 'Wort', exact: true }).check();
      await dialog.getByRole('textbox', { name: 'Richtige Wörter' }).fill('Leuchtturm');
    });
    await build('Die Kiste', async () => {
      await dialog.getByRole('radio', { name: 'Farben' }).check();
      await dialog.getByRole('button', { name: 'Speichern' }).click();
      await expect(dialog.getByText('Drücke mindestens 2 Tasten.', { exact: true })).toBeVisible();
      for (const color of ['Rot', 'Blau']) await dialog.getByRole('button', { name: color, exact: true }).click();
    });
    await form.getByRole('textbox', { name: 'Was am Schluss steht' }).fill('Lauter Goldtaler!');
    await form.getByRole('button', { name: 'Schluss speichern' }).click();
    await lea.getByRole('button', { name: 'Fertig' }).click();
    await expect(lea.getByText('Noch spielt kein Team.', { exact: false })).toBeVisible();
  });

  const noah = await opened(await visitor({ viewport: { width: 390, height: 844 }, hasTouch: true }), 'noah.meier', '/seite/unsere-woche');
  const row = lea.getByRole('row').filter({ hasText: 'Schlaue Igel' });
  await test.step('a team begins, tries a wrong number, asks for a hint and opens the lock', async () => {
    await noah.getByRole('textbox', { name: 'Wie heisst euer Team?' }).fill('Schlaue Igel');
    await noah.getByRole('button', { name: 'Los gehts' }).tap();
    await expect(row.getByText('0 von 3')).toBeVisible();
    await noah.getByRole('textbox', { name: 'Eure Zahl' }).fill('13');
    await noah.getByRole('button', { name: 'Öffnen' }).tap();
    await expect(noah.getByText('Das Schloss bleibt zu.', { exact: false })).toBeVisible();
    await noah.getByRole('button', { name: 'Tipp zeigen' }).tap();
    await expect(noah.getByText('Ein Dutzend')).toBeVisible();
    await noah.getByRole('textbox', { name: 'Eure Zahl' }).fill('12');
    await noah.getByRole('button', { name: 'Öffnen' }).tap();
    await expect(noah.getByText('Offen!')).toBeVisible();
    await expect(row.getByText('1 von 3')).toBeVisible();
    await expect(row.getByText('Im Boot', { exact: false })).toBeVisible();
    await expect(row.getByRole('cell').nth(3)).toHaveText('1');
  });

  await test.step('a break that the teacher makes is on the phone at once', async () => {
    await noah.getByRole('button', { name: 'Weiter' }).tap();
    await lea.getByRole('button', { name: 'Mehr zu «Schlaue Igel»' }).click();
    await lea.getByRole('menuitem', { name: 'Anhalten' }).click();
    await expect(noah.getByText('Eure Zeit steht still.', { exact: false })).toBeVisible();
    await lea.getByRole('button', { name: 'Mehr zu «Schlaue Igel»' }).click();
    await lea.getByRole('menuitem', { name: 'Weiterspielen' }).click();
  });

  await test.step('a second device joins by the code, and the last lock shows the ending on both', async () => {
    const code = (await noah.getByText(/^Code /).innerText()).replace('Code ', '');
    const mia = await opened(await visitor(), 'mia.mueller', '/seite/unsere-woche');
    await mia.getByRole('button', { name: 'Einem Team beitreten' }).click();
    await mia.getByRole('textbox', { name: 'Code vom ersten Gerät' }).fill(code.toLowerCase());
    await mia.getByRole('button', { name: 'Beitreten' }).click();
    await mia.getByRole('textbox', { name: 'Euer Wort' }).fill('leuchturm');
    await mia.getByRole('button', { name: 'Öffnen' }).click();
    await mia.getByRole('button', { name: 'Weiter' }).click();
    await noah.getByRole('button', { name: 'Rot' }).tap();
    await noah.getByRole('button', { name: 'Blau' }).tap();
    await noah.getByRole('button', { name: 'Öffnen' }).tap();
    await noah.getByRole('button', { name: 'Zum Schluss' }).tap();
    for (const screen of [noah, mia]) await expect(screen.getByText('Lauter Goldtaler!')).toBeVisible();
    await expect(row.getByText('geschafft')).toBeVisible();
  });
});

test('a reload goes on where the team was; keys alone open a lock of arrows', async ({ visitor }) => {
  const noah = await opened(await visitor(), 'noah.meier', demo);
  await noah.getByRole('textbox', { name: 'Wie heisst euer Team?' }).fill('Tastenteam');
  await noah.keyboard.press('Enter');
  const answer = async (name: string, value: string) => {
    await noah.getByRole('textbox', { name }).fill(value);
    await noah.keyboard.press('Enter');
    await expect(noah.getByText('Offen!')).toBeVisible();
    await noah.keyboard.press('Enter');
  };
  await answer('Eure Zahl', '43');
  await answer('Euer Wort', 'laterne');
  await noah.reload();
  await expect(noah.getByText('Schloss 3: Der Farbkasten')).toBeVisible();
  const press = async (...names: string[]) => {
    for (const name of names) {
      await noah.getByRole('button', { name, exact: true }).focus();
      await noah.keyboard.press('Enter');
    }
  };
  await press('Rot', 'Gelb', 'Grün', 'Blau', 'Öffnen', 'Weiter');
  await press('nach oben', 'nach oben', 'nach rechts', 'nach unten', 'nach rechts', 'Öffnen', 'Weiter');
  await expect(noah.getByText('Schloss 5: Die Pausenglocke')).toBeVisible();
});
