import { addDays } from '@pausenplatz/kernel-format';
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { appOrigin } from '@pausenplatz/app-e2e/stack/addresses';
import { expect, test } from '@pausenplatz/app-e2e/support/browser';
import { signIn } from '@pausenplatz/app-e2e/support/people';
import { addThroughApi, card, showClass, quietMonday } from './planner.ts';

const monday = quietMonday;
const day = (index: number) => addDays(monday, index);
const view = (page: Page, name: string) => page.getByRole('group', { name: 'Ansicht' }).getByRole('button', { name });
const columns = (page: Page) => page.locator('[data-days] > section[data-column]');

async function toggle(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Mehr', exact: true }).click();
  await page.getByRole('menuitemcheckbox', { name }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
}

test('one plan in four views, with switches that this device remembers', async ({ visitor }) => {
  const lea = await visitor({ viewport: { width: 1440, height: 900 } });
  await signIn(lea, 'lea.brunner');
  await lea.goto(`${appOrigin}/tools/agenda?datum=${day(1)}&ansicht=week`);
  await showClass(lea, '3a');
  await addThroughApi(lea, '3a', [
    { task: 'Atlas aufschlagen', date: day(1), minutes: 10 },
    { task: 'Sternwarte besuchen', date: day(3), event: true, eventDateTo: day(4) },
  ]);

  await test.step('week: a column per day, an event of several days as one bar above them', async () => {
    await expect(columns(lea)).toHaveCount(7);
    await expect(card(lea.locator(`[data-column="${day(1)}"]`), 'Atlas')).toBeVisible();
    await expect(card(lea.locator('[data-bar]'), 'Sternwarte')).toHaveCount(1);
    await expect(card(lea, 'Sternwarte')).toHaveCount(1);
  });

  await test.step('month: the day says what is on it, and opens', async () => {
    await view(lea, 'Monat').click();
    const button = lea.getByRole('button', { name: /Atlas aufschlagen/ });
    await expect(button).toContainText(String(Number(day(1).slice(8))));
    await button.click();
    await expect(view(lea, 'Tag')).toHaveAttribute('aria-pressed', 'true');
    await expect(card(lea, 'Atlas')).toBeVisible();
    await expect(card(lea, 'Sternwarte')).toHaveCount(0);
  });

  await test.step('day: the arrows go to the next one', async () => {
    await lea.getByRole('button', { name: 'Nächster Tag' }).click();
    await expect(card(lea, 'Atlas')).toHaveCount(0);
    await lea.getByRole('button', { name: 'Nächster Tag' }).click();
    await expect(card(lea, 'Sternwarte')).toBeVisible();
  });

  await test.step('list: day below day, only those with something', async () => {
    await lea.goto(`${appOrigin}/tools/agenda?datum=${monday}&ansicht=list`);
    await expect(card(lea, 'Atlas')).toBeVisible();
    await expect(lea.locator(`section[data-column="${day(0)}"]`)).toHaveCount(0);
  });

  await test.step('weekend, teachers and times are switched, also for the next visit on this device', async () => {
    await view(lea, 'Woche').click();
    await expect(columns(lea)).toHaveCount(7);
    await expect(card(lea, 'Atlas').getByText('10 Min.')).toHaveCount(0);
    await expect(card(lea, 'Atlas').getByText('Lea Brunner')).toHaveCount(0);
    await toggle(lea, 'Wochenende zeigen');
    await toggle(lea, 'Lehrpersonen zeigen');
    await toggle(lea, 'Zeiten zeigen');
    await expect(columns(lea)).toHaveCount(5);
    await lea.reload();
    await expect(columns(lea)).toHaveCount(5);
    await expect(card(lea, 'Atlas').getByText('10 Min.')).toBeVisible();
    await expect(card(lea, 'Atlas').getByText('Lea Brunner')).toBeVisible();
    const elsewhere = await visitor({ viewport: { width: 1440, height: 900 } });
    await signIn(elsewhere, 'lea.brunner');
    await elsewhere.goto(`${appOrigin}/tools/agenda?datum=${monday}&ansicht=week`);
    await expect(columns(elsewhere)).toHaveCount(7);
  });
});

test('reports of a class open for its teacher; what is chosen is taken along as a table, and a child as a PDF', async ({ visitor }) => {
  const lea = await visitor();
  await signIn(lea, 'lea.brunner');
  await lea.goto(`${appOrigin}/tools/hausaufgaben/reports`);
  const takenBy = async (button: string) => {
    const download = lea.waitForEvent('download');
    await lea.getByRole('button', { name: button }).click();
    const file = await download;
    return { name: file.suggestedFilename(), text: readFileSync(await file.path(), 'utf8') };
  };

  await test.step('the class, with the feedback and the children that were chosen', async () => {
    await expect(lea.getByRole('rowheader', { name: 'Noah Meier' })).toBeVisible();
    await lea.getByRole('combobox', { name: 'Rückmeldungen' }).click();
    await lea.getByRole('menuitemcheckbox', { name: 'Lob' }).click();
    await lea.keyboard.press('Escape');
    await expect(lea.getByRole('columnheader', { name: 'vergessen' })).toHaveCount(0);
    await lea.getByRole('combobox', { name: 'Schüler:innen' }).click();
    await lea.getByRole('menuitemcheckbox', { name: 'Noah Meier' }).click();
    await lea.keyboard.press('Escape');
    await expect(lea.getByRole('rowheader')).toHaveText(['Noah Meier']);
    const { name, text } = await takenBy('CSV');
    expect(name).toMatch(/^Auswertung .+\.csv$/);
    expect(text).toMatch(/Nr\..*Name.*Lob/);
    expect(text).not.toMatch(/vergessen/);
    expect(text.trim().split('\n')).toHaveLength(2);
  });

  await test.step('one child, as a table and for the talk with its parents', async () => {
    await lea.getByRole('tab', { name: 'Kind' }).click();
    expect(await takenBy('CSV')).toMatchObject({
      name: expect.stringMatching(/^Hausaufgaben .+\.csv$/),
      text: expect.stringMatching(/Datum.*Fach.*Aufgabe/),
    });
    expect((await takenBy('PDF fürs Elterngespräch')).name).toMatch(/^Hausaufgaben .+\.pdf$/);
  });

  await test.step('what is not ticked off, and how long things take', async () => {
    await lea.getByRole('tab', { name: 'Nicht abgehakt' }).click();
    expect((await takenBy('CSV')).text).toMatch(/Datum.*Fach.*Aufgabe/);
    await lea.getByRole('tab', { name: 'Aufwand' }).click();
    await expect(lea.getByRole('heading', { name: 'Aufgaben pro Fach' })).toBeVisible();
  });
});

/** Reads an address from a page, with or without its session. */
function reading(page: Page, address: string, credentials: 'include' | 'omit' = 'include') {
  return page.evaluate(
    async ([url, session]) => {
      const answer = await fetch(url, { credentials: session });
      return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() };
    },
    [address, credentials] as const,
  );
}

test('a sheet hangs on a task, the child opens it, and a program reads the child’s calendar', async ({ visitor }) => {
  const lea = await visitor();
  await signIn(lea, 'lea.brunner');
  await lea.goto(`${appOrigin}/tools/agenda?datum=${addDays(monday, 7)}&ansicht=week`);
  await showClass(lea, '3a');
  await addThroughApi(lea, '3a', [{ task: 'Blatt ausfüllen', date: addDays(monday, 7) }]);
  await card(lea, 'Blatt ausfüllen').locator('[data-open]').click();
  const pdf = Buffer.from(
    [
      '%PDF-1.4',
      '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj',
      '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj',
      '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>endobj',
      '4 0 obj<</Length 43>>stream\nBT /F1 36 Tf 72 720 Td (Blatt sieben) Tj ET\nendstream endobj',
      '5 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj',
      'trailer<</Root 1 0 R>>',
    ].join('\n'),
  );
  await lea
    .getByRole('dialog')
    .locator('input[type=file][accept*=pdf]')
    .setInputFiles({ name: 'Blatt 7.pdf', mimeType: 'application/pdf', buffer: pdf });
  await expect(lea.getByRole('dialog').getByRole('link', { name: 'Blatt 7.pdf' })).toBeVisible();
  await lea.getByRole('dialog').getByRole('button', { name: 'Fertig' }).click();

  const noah = await visitor();
  await signIn(noah, 'noah.meier');
  await noah.goto(`${appOrigin}/tools/agenda?datum=${addDays(monday, 7)}&ansicht=week`);
  const link = card(noah, 'Blatt ausfüllen').getByRole('link', { name: /Blatt 7\.pdf/ });
  const [sheet] = await Promise.all([noah.waitForEvent('popup'), link.click()]);
  await expect(sheet.getByRole('heading', { level: 1, name: 'Blatt 7.pdf' })).toBeVisible();
  const drawn = sheet.getByRole('document', { name: 'Seite 1 von 1' });
  await expect(drawn).toBeVisible();
  await expect(drawn).toContainText('Blatt sieben');
  const isInked = () =>
    drawn.evaluate((canvas: HTMLCanvasElement) => {
      const data = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
      return data.some((value, at) => at % 4 < 3 && value < 100 && (data[at - (at % 4) + 3] ?? 0) > 100);
    });
  await expect.poll(isInked).toBe(true);
  const download = sheet.getByRole('link', { name: 'Herunterladen' });
  expect(await reading(noah, (await download.getAttribute('href')) ?? '')).toMatchObject({ status: 200, type: 'application/pdf' });

  await test.step('a calendar program reads the own plan by a secret address until it is ended', async () => {
    await noah.getByRole('button', { name: 'Mehr', exact: true }).click();
    await noah.getByRole('menuitem', { name: 'Kalender abonnieren' }).click();
    await noah.getByRole('button', { name: /Adresse erstellen|Neue Adresse/ }).click();
    const address = await noah.getByRole('dialog').getByRole('textbox').inputValue();
    const program = await reading(noah, address, 'omit');
    expect(program).toMatchObject({ status: 200, type: 'text/calendar; charset=utf-8' });
    expect(program.text).toMatch(/^BEGIN:VCALENDAR\r\n/);
    await noah.getByRole('button', { name: 'Abo beenden' }).click();
    await expect(noah.getByText('Das Abo ist beendet.')).toBeVisible();
    expect((await reading(noah, address, 'omit')).status).toBe(404);
  });
});
