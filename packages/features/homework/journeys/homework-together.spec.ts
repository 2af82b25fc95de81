import { addDays, daysBetween, mondayOf, zurichDay } from '@pausenplatz/kernel-format';
import type { Locator, Page } from '@playwright/test';
import { appOrigin, schoolSite, teamsOrigin } from '@pausenplatz/app-e2e/stack/addresses';
import { expect, test } from '@pausenplatz/app-e2e/support/browser';
import { signIn } from '@pausenplatz/app-e2e/support/people';
import { card, drag, hubSubscription, quietMonday } from './planner.ts';

/** A change must be seen by others at once, without a reload. */
const monday = quietMonday;
const day = (index: number) => addDays(monday, index);
const planner = (on = monday, view = 'week') => `${appOrigin}/tools/agenda?datum=${on}&ansicht=${view}`;
const column = (page: Page, index: number) => page.locator(`[data-column="${day(index)}"]`);

async function type(page: Page, index: number, words: string): Promise<void> {
  const field = page.locator(`[data-add="${day(index)}"]`);
  await field.fill(words);
  await field.press('Enter');
  await expect(card(column(page, index), words.replace(/^\w+: | \d+min$/g, ''))).toBeVisible();
}

async function open(page: Page, words: string, tab?: string): Promise<Locator> {
  await card(page, words).first().locator('[data-open]').click();
  const dialog = page.getByRole('dialog');
  if (tab !== undefined) await dialog.getByRole('tab', { name: tab }).click();
  return dialog;
}
const done = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Fertig' }).click();

test('tasks go where they belong: by mouse, by keyboard, as copies, into boxes', async ({ visitor }) => {
  const lea = await visitor({ viewport: { width: 1440, height: 900 } });
  await signIn(lea, 'lea.brunner');
  await lea.goto(planner());

  await test.step('a task is dragged to another day', async () => {
    await type(lea, 0, 'Gedicht lernen');
    await type(lea, 1, 'Turnsack packen');
    await drag(lea, card(lea, 'Gedicht lernen'), column(lea, 1));
    await expect(card(column(lea, 1), 'Gedicht lernen')).toBeVisible();
    await lea.reload();
    await expect(column(lea, 1).locator('article[data-task]')).toHaveText([/Turnsack packen/, /Gedicht lernen/]);
    await expect(card(column(lea, 0), 'Gedicht lernen')).toHaveCount(0);
  });

  await test.step('with Control it stays, and a copy goes', async () => {
    await drag(lea, card(lea, 'Turnsack packen'), column(lea, 2), { copy: true });
    await expect(card(column(lea, 2), 'Turnsack packen')).toBeVisible();
    await expect(card(column(lea, 1), 'Turnsack packen')).toBeVisible();
  });

  await test.step('keys move it and copy it, and order it within a day', async () => {
    const grip = card(column(lea, 1), 'Gedicht lernen').locator('[data-open]');
    await grip.focus();
    await lea.keyboard.press('Alt+ArrowUp');
    await expect(column(lea, 1).locator('article[data-task]')).toHaveText([/Gedicht lernen/, /Turnsack packen/]);
    await expect(grip).toBeFocused();
    await lea.keyboard.press('Alt+Shift+ArrowRight');
    await expect(card(column(lea, 2), 'Gedicht lernen')).toBeVisible();
    await lea.reload();
    await expect(column(lea, 1).locator('article[data-task]')).toHaveText([/Gedicht lernen/, /Turnsack packen/]);
    await expect(card(column(lea, 2), 'Gedicht lernen')).toBeVisible();
  });

  await test.step('into a box beside the week', async () => {
    const box = lea.locator('section[data-column]', { has: lea.getByRole('heading', { name: 'Ganze Woche' }) });
    await drag(lea, card(column(lea, 2), 'Turnsack packen'), box);
    await expect(card(box, 'Turnsack packen')).toBeVisible();
    await expect(card(column(lea, 2), 'Turnsack packen')).toHaveCount(0);
  });

  await test.step('it is found again by its words, from wherever one is', async () => {
    await lea.goto(planner(addDays(monday, 7)));
    await lea.getByRole('button', { name: 'Suchen' }).click();
    await lea.getByLabel('Wörter oder Fach').fill('gedicht lern');
    const hits = lea.getByRole('dialog').getByRole('listitem');
    await expect(hits).toHaveCount(2);
    await hits.last().getByRole('button').click();
    await expect(card(column(lea, 2), 'Gedicht lernen')).toBeVisible();
  });
});

test('what is between a teacher and a child stays there', async ({ visitor }) => {
  const lea = await visitor();
  const noah = await visitor();
  await signIn(lea, 'lea.brunner');
  await lea.goto(planner());
  await type(lea, 4, 'Deutsch: Lesetagebuch führen 10min');
  await signIn(noah, 'noah.meier');
  await noah.goto(planner());
  await expect(card(noah, 'Lesetagebuch')).toBeVisible();

  await test.step('praise with a sentence appears for the child', async () => {
    const dialog = await open(lea, 'Lesetagebuch', 'Rückmeldung');
    await dialog.getByRole('combobox', { name: 'Schüler:in' }).click();
    await lea.getByRole('option', { name: 'Noah Meier' }).click();
    await dialog.getByLabel('Ein Satz dazu (freiwillig)').fill('Das hast du schön gemalt!');
    await dialog.getByRole('button', { name: 'Rückmeldung geben' }).click();
    await expect(dialog.getByText('Das hast du schön gemalt!')).toBeVisible();
    await done(lea);
    await expect(card(noah, 'Lesetagebuch').getByText('Das hast du schön gemalt!')).toBeVisible();
  });

  await test.step('an own entry of the child is seen by nobody else', async () => {
    const field = noah.locator(`[data-add="${day(4)}"]`);
    await field.fill('Geheimes Geschenk basteln');
    await field.press('Enter');
    await expect(card(noah, 'Geheimes Geschenk').getByText('Nur für mich')).toBeVisible();
    await lea.reload();
    await expect(card(lea, 'Lesetagebuch')).toBeVisible();
    await expect(card(lea, 'Geheimes Geschenk')).toHaveCount(0);
  });

  await test.step('the study hall shows all subjects of the child with what is done', async () => {
    const tick = card(noah, 'Lesetagebuch').getByRole('checkbox');
    await tick.click();
    await expect(tick).toBeChecked();
    await lea.getByRole('button', { name: 'Mehr', exact: true }).click();
    await lea.getByRole('menuitem', { name: 'Lernstunde' }).click();
    const dialog = lea.getByRole('dialog');
    await dialog.getByRole('combobox', { name: 'Schüler:in' }).click();
    await lea.getByRole('option', { name: 'Noah Meier' }).click();
    const line = dialog.getByRole('listitem').filter({ hasText: 'Lesetagebuch' });
    const weeks = Math.ceil(daysBetween(zurichDay(new Date()), day(4)) / 7);
    for (let week = 0; week < weeks; week += 1) await dialog.getByRole('button', { name: 'Spätere Tage' }).click();
    await expect(line.getByLabel('erledigt')).toBeVisible();
    await expect(dialog.getByText('Geheimes Geschenk')).toHaveCount(0);
  });
});

test('a change is seen in Teams, on the public page and on the website of the school at once', async ({ visitor }) => {
  const lea = await visitor();
  await signIn(lea, 'lea.brunner');
  await lea.goto(`${appOrigin}/tools/agenda`);
  const today = zurichDay(new Date());
  const weekday = addDays(mondayOf(today), 0);

  const teams = await visitor();
  const ears = [hubSubscription(teams)];
  await teams.goto(`${teamsOrigin}/?${new URLSearchParams({ user: 'noah.meier', tab: `${appOrigin}/teams/tab-homework` })}`);
  const tab = teams.frameLocator('iframe[name=tab]');
  await expect(tab.locator('article[data-task]').first()).toBeVisible({ timeout: 15_000 });
  const guest = await visitor();
  ears.push(hubSubscription(guest));
  await guest.goto(`${appOrigin}/seite/agenda-3a`);
  await expect(guest.locator('main').getByRole('button', { name: 'Nächste Woche' })).toBeVisible();
  const parent = await visitor();
  ears.push(hubSubscription(parent));
  await parent.goto(`${schoolSite}/?page=agenda-3a`);
  const widget = parent.frameLocator('pausenplatz-seite iframe');
  await expect(widget.getByRole('button', { name: 'Nächste Woche' })).toBeVisible({ timeout: 15_000 });
  // Each of the three listens before anything changes: what they show next can only have come by the hub.
  await Promise.all(ears.map(({ listens }) => listens));

  const field = lea.locator(`[data-add="${weekday}"]`);
  await field.fill('Znüni für alle mitbringen');
  await field.press('Enter');
  await Promise.all([
    expect(tab.getByText('Znüni für alle mitbringen')).toBeVisible(),
    expect(guest.getByText('Znüni für alle mitbringen')).toBeVisible(),
    expect(widget.getByText('Znüni für alle mitbringen')).toBeVisible(),
  ]);
  expect(ears.map(({ heard }) => heard() > 0)).toEqual([true, true, true]);
  expect(await parent.context().cookies()).toEqual([]);
  await card(lea, 'Znüni für alle').locator('[data-open]').focus();
  await lea.keyboard.press('Delete');
  await Promise.all([tab, guest, widget].map((place) => expect(place.getByText('Znüni für alle mitbringen')).toHaveCount(0)));
});
