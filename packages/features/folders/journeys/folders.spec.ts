import { appOrigin } from '@pausenplatz/app-e2e/stack/addresses';
import { expect, test } from '@pausenplatz/app-e2e/support/browser';
import { signIn } from '@pausenplatz/app-e2e/support/people';
import { addBlock, startEditing } from '@pausenplatz/pages/journeys/editor';
import type { Page } from '@playwright/test';

const path = '/seite/igel-projekt';
const file = (page: Page, name: string) => page.getByRole('link', { name: new RegExp(`^${name}`) });
const aText = (name: string, words: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(words) });

async function opened(page: Page, userName: string): Promise<Page> {
  await signIn(page, userName);
  await page.goto(appOrigin + path);
  await expect(file(page, 'Igel bei Nacht')).toBeVisible();
  return page;
}

const upload = async (page: Page, label: string, files: ReturnType<typeof aText>[]) =>
  page.getByLabel(label, { exact: true }).locator('input[type=file]').first().setInputFiles(files);

test('a child hands in, the teacher sees it at once and who is missing; a classmate gets a 403 by any address', async ({ visitor }) => {
  const noah = await opened(await visitor({ viewport: { width: 390, height: 844 }, hasTouch: true }), 'leon.bachmann');
  const [lea, lina] = [await opened(await visitor(), 'lea.brunner'), await opened(await visitor(), 'lina.moser')];
  const hub: string[] = [];
  lina.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => hub.push(String(payload))));
  await lina.reload();
  await expect(file(lina, 'Igel im Garten')).toBeVisible();

  await test.step('what is missing is said by name', async () => {
    await expect(lea.getByText(/^Es fehlen noch: .*Leon Bachmann/)).toBeVisible();
    await expect(lea.getByText(/^2 von \d+ abgegeben$/)).toBeVisible();
  });

  await test.step('two files are handed in together, and are on the teacher’s screen at once', async () => {
    await upload(noah, 'Etwas abgeben', [aText('Mein Igel.txt', 'Er heisst Bürste.'), aText('Noch etwas.txt', 'Er schläft.')]);
    await expect(file(noah, 'Noch etwas.txt')).toBeVisible();
    await expect(file(lea, 'Noch etwas.txt')).toBeVisible();
    await expect(lea.getByText(/^3 von \d+ abgegeben$/)).toBeVisible();
    await expect(lea.getByText(/^Es fehlen noch: .*Leon Bachmann/)).toHaveCount(0);
  });

  await test.step('a classmate sees no trace of it, hears nothing, and gets a 403 by the file’s address', async () => {
    const viewed = (await file(noah, 'Mein Igel.txt').getAttribute('href')) ?? '';
    const id = viewed.split('?')[0]?.split('/').at(-1) ?? '';
    await expect(lina.getByText('Mein Igel.txt')).toHaveCount(0);
    expect(hub.join('')).not.toContain('FolderChanged');
    const own = (await file(lina, 'Igel im Garten').getAttribute('href')) ?? '';
    const seal = own.split('?')[1] ?? '';
    for (const tried of [`/files/${id}`, `/files/${id}?${seal}`])
      expect(await lina.evaluate(async (address) => (await fetch(address)).status, tried)).toBe(403);
    await lina.goto(`${appOrigin}/dokumente/${id}?${seal}`);
    await expect(lina.getByText('Bürste')).toHaveCount(0);
    await expect(lina.getByRole('heading', { level: 1 })).toBeAttached();
  });

  await test.step('the teacher looks at it in the product', async () => {
    const [viewer] = await Promise.all([lea.waitForEvent('popup'), file(lea, 'Mein Igel.txt').click()]);
    await expect(viewer.getByText('Er heisst Bürste.')).toBeVisible();
    await viewer.close();
  });

  await test.step('everything that was handed in comes as one zip', async () => {
    await lea.getByRole('button', { name: 'Alle Abgaben wählen' }).click();
    const download = lea.waitForEvent('download');
    await lea.getByRole('button', { name: 'Als ZIP herunterladen' }).click();
    expect((await download).suggestedFilename()).toMatch(/^pausenplatz-\d{4}-\d\d-\d\d\.zip$/);
    await lea.getByRole('button', { name: 'Auswahl aufheben' }).click();
  });

  await test.step('the child throws one away and fetches it back', async () => {
    await noah.getByRole('button', { name: 'Mehr zu «Noch etwas.txt»' }).tap();
    await noah.getByRole('menuitem', { name: 'Löschen' }).tap();
    await expect(file(noah, 'Noch etwas.txt')).toHaveCount(0);
    await expect(file(lea, 'Noch etwas.txt')).toHaveCount(0);
    await noah.getByRole('button', { name: 'Papierkorb von «Mein Igel: Abgabe»' }).tap();
    await noah.getByRole('button', { name: '«Noch etwas.txt» zurückholen' }).tap();
    await expect(noah.getByText('Der Papierkorb ist leer.')).toBeVisible();
    await noah.getByRole('button', { name: 'Schliessen', exact: true }).tap();
    for (const screen of [noah, lea]) await expect(file(screen, 'Noch etwas.txt')).toBeVisible();
  });
});

test('a teacher sets a folder up, gives files, renames and puts them into folders; the class reads them', async ({ visitor }) => {
  const lea = await visitor();
  await signIn(lea, 'lea.brunner');
  await lea.goto(`${appOrigin}/seite/unsere-woche`);
  await startEditing(lea);
  await addBlock(lea, 'Dokumente');
  const form = lea.getByRole('region', { name: 'Dokumente', exact: true });
  await form.getByRole('textbox', { name: 'Titel' }).fill('Lesestoff');
  await lea.getByRole('button', { name: 'Fertig' }).click();
  await upload(lea, 'Dateien hinzufügen', [aText('Kapitel 1.txt', 'Es war einmal.'), aText('Kapitel 2.txt', 'Und dann.')]);
  await expect(file(lea, 'Kapitel 2.txt')).toBeVisible();

  await test.step('a folder, a new name, two files moved together', async () => {
    await lea.getByRole('button', { name: 'Neuer Ordner' }).click();
    await lea.getByRole('textbox', { name: 'Name' }).fill('Buch');
    await lea.getByRole('button', { name: 'Speichern', exact: true }).click();
    // The list comes anew with the folder; a menu that is open then closes.
    await expect(lea.getByRole('button', { name: 'Buch', exact: true })).toBeVisible();
    await expect(lea.getByRole('dialog')).toHaveCount(0);
    await lea.getByRole('button', { name: 'Mehr zu «Kapitel 1.txt»' }).click();
    await lea.getByRole('menuitem', { name: 'Umbenennen' }).click();
    await lea.getByRole('textbox', { name: 'Name' }).fill('Anfang');
    await lea.getByRole('button', { name: 'Speichern', exact: true }).click();
    await expect(file(lea, 'Anfang.txt')).toBeVisible();
    for (const name of ['Anfang.txt', 'Kapitel 2.txt']) await lea.getByRole('checkbox', { name: `«${name}» wählen` }).check();
    await lea.getByRole('button', { name: 'Verschieben' }).click();
    await lea.getByRole('menuitem', { name: 'Buch' }).click();
    await expect(file(lea, 'Anfang.txt')).toHaveCount(0);
  });

  await test.step('a child opens the folder, reads, and has nothing to change', async () => {
    const noah = await visitor();
    await signIn(noah, 'noah.meier');
    await noah.goto(`${appOrigin}/seite/unsere-woche`);
    await noah.getByRole('button', { name: 'Buch', exact: true }).click();
    await expect(file(noah, 'Anfang.txt')).toBeVisible();
    await expect(noah.getByLabel('Dateien hinzufügen')).toHaveCount(0);
    await noah.getByRole('button', { name: 'Mehr zu «Anfang.txt»' }).click();
    await expect(noah.getByRole('menuitem')).toHaveText(['Herunterladen']);
  });
});
