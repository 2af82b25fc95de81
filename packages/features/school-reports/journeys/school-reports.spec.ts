import { appOrigin } from '@pausenplatz/app-e2e/stack/addresses';
import { expect, test } from '@pausenplatz/app-e2e/support/browser';
import { addBlock, blockNamed, saved } from '@pausenplatz/pages/journeys/editor';
import { watchProgress } from '@pausenplatz/app-e2e/support/progress';
import { signIn } from '@pausenplatz/app-e2e/support/people';
import { unzipSync } from 'fflate';
import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

test('the links of a page are checked with progress, each with its verdict, and an admin without classes has a check of their own', async ({
  visitor,
}) => {
  test.setTimeout(150_000);
  const site = `http://schule.aussen.test:${process.env['E2E_OUTSIDE_PORT'] ?? ''}`;
  const lea = await visitor();
  await signIn(lea, 'lea.brunner');

  await test.step('a page gets links to a site that answers, one that is gone, and one that sends robots away', async () => {
    await lea.goto(`${appOrigin}/seiten`);
    await lea.getByRole('button', { name: 'Neue Seite', exact: true }).click();
    const dialog = lea.getByRole('dialog');
    await dialog.getByLabel('Titel').fill('Links zum Prüfen');
    await dialog.getByLabel('Für wen?').selectOption({ label: '4b' });
    await dialog.getByRole('button', { name: 'Anlegen' }).click();
    await addBlock(lea, 'Link-Liste');
    const form = blockNamed(lea, 'Link-Liste').getByRole('form', { name: 'Neuer Link' });
    for (const [title, path] of [
      ['Leseratten', '/lesen'],
      ['Umgezogen', '/umgezogen'],
      ['Nur für Menschen', '/roboter'],
    ] as const) {
      await form.getByLabel('Titel').fill(title);
      await form.getByLabel('Adresse').fill(site + path);
      await form.getByRole('button', { name: 'Link hinzufügen' }).click();
    }
    await saved(lea);
  });

  await test.step('the check runs in the background and shows how far it is', async () => {
    await lea.goto(`${appOrigin}/verwaltung/link-checker`);
    const start = lea.getByRole('button', { name: 'Links prüfen' });
    await expect(start).toBeVisible();
    const seen = await watchProgress(lea);
    await start.click();
    await expect(lea.getByText('Status 404')).toBeVisible({ timeout: 60_000 });
    expect((await seen()).length).toBeGreaterThan(0);
    const verdictOf = (path: string) => lea.getByRole('listitem').filter({ hasText: site + path });
    await expect(verdictOf('/lesen').getByText('ok', { exact: true })).toBeVisible();
    await expect(verdictOf('/umgezogen').getByText('defekt', { exact: true })).toBeVisible();
    await expect(verdictOf('/roboter').getByText('ungewiss', { exact: true })).toBeVisible();
    await lea.getByRole('button', { name: /^ungewiss \d+$/ }).click();
    await expect(verdictOf('/lesen')).toHaveCount(0);
    await expect(verdictOf('/roboter').getByRole('link', { name: 'Links zum Prüfen' })).toBeVisible();
  });

  await test.step('who only administers finds check and visitor numbers inside of the administration', async () => {
    const eva = await visitor();
    await signIn(eva, 'eva.ammann');
    await eva.goto(`${appOrigin}/verwaltung`);
    await eva.locator('main').getByRole('link', { name: 'Link-Checker' }).click();
    // Each has their own check: what a teacher found concerns the own classes alone.
    await expect(eva.getByRole('button', { name: 'Links prüfen' })).toBeVisible();
    await expect(eva.getByText(`${site}/umgezogen`)).toHaveCount(0);
    await eva.locator('main').getByRole('link', { name: 'Seitenaufrufe' }).click();
    await expect(eva.getByLabel('Zeitraum')).toBeVisible();
  });
});

test('the export of a school opens by a double click, without a server, with its tables and the pictures of its pages', async ({
  visitor,
}) => {
  test.setTimeout(150_000);
  const eva = await visitor();
  await signIn(eva, 'eva.ammann');
  await eva.goto(`${appOrigin}/verwaltung?bereich=export`);
  await eva.getByRole('button', { name: 'Export starten' }).click();
  const link = eva.getByRole('link', { name: 'Herunterladen' }).first();
  await expect(link).toBeVisible({ timeout: 90_000 });
  const [download] = await Promise.all([eva.waitForEvent('download'), link.click()]);
  const folder = await mkdtemp(join(tmpdir(), 'export-'));
  for (const [name, bytes] of Object.entries(unzipSync(await readFile(await download.path())))) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), bytes);
  }

  const reader = await eva.context().newPage();
  const complaints: string[] = [];
  reader.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  await reader.goto(pathToFileURL(join(folder, 'index.html')).href);
  await expect(reader.getByRole('heading', { level: 1, name: 'Export von «Schule Sonnenberg»' })).toBeVisible();
  await reader.getByRole('link', { name: 'Personen', exact: true }).first().click();
  await expect(reader.getByRole('columnheader', { name: 'Nachname' })).toBeVisible();
  await expect(reader.getByRole('cell', { name: 'Brunner' }).first()).toBeVisible();
  await reader.getByRole('link', { name: 'Zur Übersicht' }).click();
  await reader.getByRole('link', { name: 'Protokoll', exact: true }).first().click();
  await expect(reader.getByRole('columnheader', { name: 'Vorher' })).toBeVisible();
  await reader.getByRole('link', { name: 'Zur Übersicht' }).click();
  const pages = reader.locator('section li li a');
  const addresses = await pages.evaluateAll((links) => links.map((one) => (one instanceof HTMLAnchorElement ? one.href : '')));
  let pictures = 0;
  for (const address of addresses) {
    await reader.goto(address);
    const widths = await reader
      .locator('img')
      .evaluateAll((all) => all.map((one) => (one instanceof HTMLImageElement ? one.naturalWidth : 0)));
    expect(
      widths.filter((width) => width === 0),
      address,
    ).toEqual([]);
    pictures += widths.length;
  }
  expect([addresses.length > 0, pictures > 0]).toEqual([true, true]);
  expect(complaints).toEqual([]);
});
