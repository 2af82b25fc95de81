import { appOrigin } from '../stack/addresses.ts';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser.ts';
import { signIn } from '../support/people.ts';

const field = (page: Page) => page.getByRole('combobox', { name: 'Seiten, Personen, Aufgaben, Werkzeuge' });
const chosen = (page: Page) => page.getByRole('option', { selected: true });
const groups = (page: Page) =>
  page
    .getByRole('listbox')
    .getByRole('group')
    .evaluateAll((all) => all.map((group) => group.getAttribute('aria-label')));

/** Opens the search by its keys and types; nothing here needs a mouse. */
async function seek(page: Page, words: string): Promise<void> {
  await page.keyboard.press('ControlOrMeta+k');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type(words);
}

test('a teacher finds a child, a task, a word on a page and a tool by its everyday name, by keyboard alone', async ({ visitor }) => {
  const lea = await visitor();
  await signIn(lea, 'lea.brunner');
  await lea.goto(appOrigin);

  await seek(lea, 'noah mei');
  await expect(chosen(lea)).toContainText('Noah Meier');
  await expect(chosen(lea)).toContainText('Schüler:in · 3a');
  await lea.keyboard.press('Enter');
  await expect(lea.getByRole('heading', { level: 1, name: '3a' })).toBeVisible();

  await seek(lea, 'raebe');
  await expect(chosen(lea)).toContainText('Liedtext «Räbeliechtli» auswendig');
  await lea.keyboard.press('Enter');
  await expect(lea).toHaveURL(/\/tools\/agenda\?klasse=.+&ansicht=day$/);
  await expect(lea.getByText('Liedtext «Räbeliechtli» auswendig').first()).toBeVisible();

  await seek(lea, 'knobeln');
  await expect(chosen(lea)).toContainText('Klasse 3a');
  await expect(chosen(lea).locator('mark')).toHaveText('Knobeln');
  await lea.keyboard.press('Enter');
  await expect(lea.getByRole('heading', { level: 1, name: 'Klasse 3a' })).toBeVisible();

  await seek(lea, 'passwort karte');
  await expect(chosen(lea)).toContainText('Passwortkarten drucken');
  await lea.keyboard.press('Enter');
  await expect(lea.getByRole('heading', { level: 1, name: 'Verwaltung' })).toBeVisible();
});

test('the search begins with the pages that changed last, shows all of a group and comes back, and gives the focus back', async ({
  visitor,
}) => {
  const lea = await visitor();
  await signIn(lea, 'lea.brunner');
  await lea.goto(appOrigin);
  await lea.getByRole('link', { name: 'Seiten', exact: true }).first().click();
  await lea.getByRole('button', { name: 'Neue Seite', exact: true }).click();
  await lea.getByRole('dialog').getByLabel('Titel').fill('Laternenumzug');
  await lea.getByRole('dialog').getByRole('button', { name: 'Anlegen' }).click();
  await lea.getByRole('button', { name: 'Fertig' }).click();
  await lea.getByRole('link', { name: 'Start', exact: true }).first().click();

  const opener = lea.getByRole('button', { name: 'Suche', exact: true }).first();
  await opener.focus();
  await lea.keyboard.press('Enter');
  await expect(field(lea)).toBeFocused();
  await expect(chosen(lea)).toContainText('Laternenumzug');
  expect(await groups(lea)).toEqual(['Zuletzt geänderte Seiten', 'Werkzeuge']);

  for (let step = 0; step < 5; step += 1) await lea.keyboard.press('ArrowDown');
  await expect(chosen(lea)).toHaveText('Alle zeigen');
  await lea.keyboard.press('Enter');
  await expect.poll(() => groups(lea)).toEqual(['Zuletzt geänderte Seiten']);
  expect(await lea.getByRole('option').count()).toBeGreaterThan(6);
  await lea.keyboard.press('ArrowUp');
  await expect(chosen(lea)).toHaveText('Zurück zu allen Treffern');
  await lea.keyboard.press('Enter');
  await expect.poll(() => groups(lea)).toEqual(['Zuletzt geänderte Seiten', 'Werkzeuge']);

  await lea.keyboard.type('quastenflosser');
  await expect(lea.getByText('Nichts gefunden für «quastenflosser».', { exact: false }).first()).toBeVisible();
  await lea.keyboard.press('Escape');
  await expect(lea.getByRole('dialog')).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test('a pupil finds pages and tasks, no other child, and no tool of teachers', async ({ visitor }) => {
  const noah = await visitor({ viewport: { width: 820, height: 1180 } });
  await signIn(noah, 'noah.meier');
  await noah.goto(appOrigin);
  await seek(noah, 'einmaleins');
  await expect(
    noah.getByRole('group', { name: 'Aufgaben und Termine' }).getByRole('option', { name: 'Einmaleins der 7 üben' }),
  ).toBeVisible();
  await expect(noah.getByRole('group', { name: 'Personen' })).toHaveCount(0);
  await field(noah).fill('mia');
  await expect(noah.getByText('Nichts gefunden für «mia».', { exact: false }).first()).toBeVisible();
  await field(noah).fill('passwort karte');
  await expect(noah.getByText('Nichts gefunden für «passwort karte».', { exact: false }).first()).toBeVisible();
  await field(noah).fill('leseecke');
  await expect(chosen(noah)).toContainText('Leseecke');
  await noah.keyboard.press('Enter');
  await expect(noah.getByRole('heading', { level: 1, name: 'Leseecke' })).toBeVisible();
});
