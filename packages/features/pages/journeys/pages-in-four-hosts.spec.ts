import type { Page } from '@playwright/test';
import { aPng } from '@pausenplatz/documents/testing';
import { appOrigin, schoolSite, teamsOrigin } from '@pausenplatz/app-e2e/stack/addresses';
import { expect, test } from '@pausenplatz/app-e2e/support/browser';
import { addBlock, answered, blockNamed, saved, startEditing, titleOf } from './editor.ts';
import { signIn } from '@pausenplatz/app-e2e/support/people';

/** A change must be seen by others at once, without a reload. */

test('a start page is built, edited by two, read live, and shown in Teams and on a school website', async ({ visitor }) => {
  test.setTimeout(120_000);
  const lea = await visitor();
  let address = '';

  await test.step('a teacher creates a page for her class', async () => {
    await signIn(lea, 'lea.brunner');
    await lea.goto(appOrigin);
    await lea.getByRole('link', { name: 'Seiten', exact: true }).first().click();
    await lea.getByRole('button', { name: 'Neue Seite', exact: true }).click();
    const dialog = lea.getByRole('dialog');
    await dialog.getByLabel('Titel').fill('Igelprojekt 3a');
    await dialog.getByLabel('Für wen?').selectOption({ label: '3a' });
    await dialog.getByRole('button', { name: 'Anlegen' }).click();
    await expect(lea).toHaveURL(/\/seite\/igelprojekt-3a$/);
    await expect(lea).toHaveTitle('Igelprojekt 3a · Pausenplatz');
    address = lea.url();
  });

  await test.step('nobody of the class sees it before she shows it', async () => {
    const lina = await visitor();
    await signIn(lina, 'lina.moser');
    await lina.goto(address);
    await expect(lina.getByRole('heading', { name: 'Seite nicht gefunden' })).toBeVisible();
    await answered(lea, 'pages/update', () => lea.getByRole('button', { name: 'Zeigen', exact: true }).click());
    await lina.reload();
    await expect(lina.getByRole('heading', { name: 'Igelprojekt 3a' })).toBeVisible();
  });

  await test.step('she fills it with all ten kinds of blocks, a real picture among them', async () => {
    await addBlock(lea, 'Titel');
    await titleOf(lea).fill('Unser Igel');
    await saved(lea);
    await addBlock(lea, 'Text');
    // Whoever adds a text begins to write.
    await expect(lea.locator('.ProseMirror')).toBeFocused();
    await lea.keyboard.type('Der Igel schläft im Laub.');
    await saved(lea);
    await addBlock(lea, 'Bild');
    await lea
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: 'Igel.png', mimeType: 'image/png', buffer: await aPng(800, 500, '#8a6242') });
    await expect(lea.locator('img[src^="/files/"]').first()).toBeVisible();
    await saved(lea);
    for (const name of ['Link-Kacheln', 'Link-Liste', 'Video', 'Webseite einbetten', 'Navigation', 'Trennlinie', 'Abstand'])
      await addBlock(lea, name);
    await expect(lea.getByRole('list', { name: 'Blöcke der Seite' }).getByRole('listitem')).toHaveCount(10);
    // The form of the last one takes the focus as soon as it has loaded, from whatever is done meanwhile.
    await expect(lea.getByRole('region', { name: 'Abstand' }).locator(':focus')).toHaveCount(1);
  });

  await test.step('she orders blocks by keyboard and by drag', async () => {
    const grip = blockNamed(lea, 'Text').getByRole('button', { name: /verschieben/i });
    await answered(lea, 'pages/block/move', () => grip.press('Alt+ArrowUp'));
    await expect(lea.getByText(/abgelegt auf Platz 1 von 10/)).toBeAttached();
    await answered(lea, 'pages/block/move', () => dragAbove(lea, 'Titel', 'Text'));
    await lea.reload();
    await expect(lea.getByText('Der Igel schläft im Laub.')).toBeVisible();
    const title = await lea.getByRole('heading', { name: 'Unser Igel' }).boundingBox();
    const body = await lea.getByText('Der Igel schläft im Laub.').boundingBox();
    expect(title?.y ?? 0).toBeLessThan(body?.y ?? 0);
  });

  const noah = await visitor({ viewport: { width: 820, height: 1180 } });
  await test.step('a pupil of the class reads it and sees a change at once', async () => {
    await signIn(noah, 'noah.meier');
    await noah.goto(address);
    await expect(noah.getByText('Der Igel schläft im Laub.')).toBeVisible();
    await expect(noah.getByRole('button', { name: 'Bearbeiten' })).toHaveCount(0);
    await startEditing(lea);
    await blockNamed(lea, 'Titel').getByRole('button', { name: 'Titel bearbeiten' }).click();
    await titleOf(lea).fill('Unser Igel Stups');
    await saved(lea);
    await expect(noah.getByRole('heading', { name: 'Unser Igel Stups' })).toBeVisible();
  });

  const urs = await visitor();
  await test.step('a second teacher sees who edits, and takes over; the first one turns read-only', async () => {
    await signIn(urs, 'urs.zgraggen');
    await urs.goto(address);
    await urs.getByRole('button', { name: 'Bearbeiten' }).click();
    await expect(urs.getByText(/Lea Brunner bearbeitet diese Seite seit/)).toBeVisible();
    await titleOf(lea).fill('Ein Satz, der noch nicht gespeich');
    await urs.getByRole('button', { name: 'Übernehmen' }).click();
    await expect(lea.getByText(/Urs Zgraggen hat die Bearbeitung übernommen/)).toBeVisible();
    await expect(lea.getByText('Ein Satz, der noch nicht gespeich').first()).toBeVisible();
    await blockNamed(urs, 'Titel').getByRole('button', { name: 'Titel bearbeiten' }).click();
    await titleOf(urs).fill('Igel Stups zieht um');
    await saved(urs);
    await expect(noah.getByRole('heading', { name: 'Igel Stups zieht um' })).toBeVisible();
    await urs.getByRole('button', { name: 'Fertig' }).click();
  });

  const tab = `${teamsOrigin}/?user=lea.brunner&tab=${encodeURIComponent(`${appOrigin}/teams/tab-page/igelprojekt-3a`)}`;
  await test.step('the same page shows in a Teams tab, signed in by the token of Teams, and stays live there', async () => {
    const inTeams = await visitor();
    await inTeams.goto(tab);
    const frame = inTeams.frameLocator('iframe[name=tab]');
    await expect(frame.getByRole('heading', { name: 'Igel Stups zieht um' })).toBeVisible();
    await expect(inTeams.locator('#state')).toHaveText('ready');
    await startEditing(urs);
    await blockNamed(urs, 'Titel').getByRole('button', { name: 'Titel bearbeiten' }).click();
    await titleOf(urs).fill('Igel Stups schläft');
    await saved(urs);
    await expect(frame.getByRole('heading', { name: 'Igel Stups schläft' })).toBeVisible();
  });

  await test.step('the same page shows on the website of the school, once it is public', async () => {
    await urs.getByRole('button', { name: 'Fertig' }).click();
    await urs.getByRole('button', { name: 'Teilen' }).click();
    await urs.getByRole('radio', { name: 'Öffentlich' }).click();
    await expect(urs.getByRole('radio', { name: 'Öffentlich' })).toBeChecked();
    await urs.getByRole('dialog').getByRole('button', { name: 'Fertig' }).click();
    const parent = await visitor();
    await parent.goto(`${schoolSite}/?page=igelprojekt-3a`);
    const widget = parent.frameLocator('pausenplatz-seite iframe');
    await expect(widget.getByRole('heading', { name: 'Igel Stups schläft' })).toBeVisible();
    await expect.poll(async () => (await parent.locator('pausenplatz-seite iframe').boundingBox())?.height ?? 0).toBeGreaterThan(500);
    expect(await parent.context().cookies()).toEqual([]);
  });
});

async function dragAbove(page: Page, what: string, target: string): Promise<void> {
  const grip = (name: string) => blockNamed(page, name).getByRole('button', { name: /verschieben/i });
  await page.evaluate(() => window.scrollTo(0, 0));
  const from = await grip(what).boundingBox();
  const to = await grip(target).boundingBox();
  if (!from || !to) throw new Error('Nothing to drag');
  const x = from.x + from.width / 2;
  await page.mouse.move(x, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(x, from.y - 12, { steps: 5 });
  await page.mouse.move(x, to.y - 6, { steps: 15 });
  await expect(page.getByText(/ ist jetzt auf Platz 1 von /)).toBeAttached();
  await page.mouse.up();
}
