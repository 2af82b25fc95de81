import { appOrigin } from '@pausenplatz/app-e2e/stack/addresses';
import { expect, test } from '@pausenplatz/app-e2e/support/browser';
import { watchProgress } from '@pausenplatz/app-e2e/support/progress';
import { foundSchool, signInAsNewTeacher } from '@pausenplatz/joining/journeys/newcomers';

const classNames = Array.from({ length: 12 }, (_, index) => `${1 + (index % 6)}${String.fromCodePoint(97 + Math.floor(index / 6))}`);
/** More pupils than go in one piece, in twelve classes, and three lines with something wrong. */
const list = [
  'Vorname;Name;Klasse;Geburtsdatum',
  ...Array.from({ length: 240 }, (_, index) => `Kind${index};Somm${index};${classNames[index % 12]};${1 + (index % 28)}.3.2015`),
  'Mia;Doppelt;1a;1.1.2015',
  'mia;Doppelt;1a;1.1.2015',
  'Noah;;1a;2015',
].join('\n');

test('a whole school is imported with progress, and the school year changes class by class and back', async ({ visitor }) => {
  test.setTimeout(150_000);
  const vera = await visitor();
  await signInAsNewTeacher(vera, 'Vera', 'Sommerau');
  await foundSchool(vera, 'Schule Sommerau');

  await test.step('the preview says in German what is wrong with each line, and the import says how far it is', async () => {
    await vera.getByRole('link', { name: 'Liste importieren' }).click();
    await vera.getByLabel('Oder hier einfügen').fill(list);
    await vera.getByRole('button', { name: 'Weiter' }).click();
    await vera.getByRole('button', { name: 'Vorschau zeigen' }).click();
    await expect(vera.getByRole('button', { name: 'Konflikt 3' })).toBeVisible({ timeout: 30_000 });
    await expect(vera.getByText('steht zweimal in der Liste')).toHaveCount(2);
    await expect(vera.getByText('Vor- oder Nachname fehlt')).toHaveCount(1);
    const seen = await watchProgress(vera);
    await vera.getByLabel('Ja, diese 12 Klassen sind neu').check();
    await vera.getByRole('button', { name: '240 importieren' }).click();
    await expect(vera.getByText('Fertig: 240 neu, 0 geändert')).toBeVisible({ timeout: 60_000 });
    expect((await seen()).some((count) => /^\d+ von \d+/.test(count))).toBe(true);
  });

  await test.step('settings open the part that the address names', async () => {
    for (const [show, shown] of [
      ['gibt-es-nicht', vera.getByText('Name und Farbe deiner Klassen.', { exact: false })],
      ['briefe', vera.getByLabel('Überschrift')],
    ] as const) {
      await vera.goto(`${appOrigin}/einstellungen/${show}`);
      await expect(shown).toBeVisible();
    }
    await vera.getByLabel('Überschrift').fill('Willkommen in der Schule Sommerau');
    await vera.getByRole('tab', { name: 'Klassen' }).click();
    await vera.getByRole('tab', { name: 'Elternbriefe' }).click();
    await expect(vera.getByLabel('Überschrift')).toHaveValue('Willkommen in der Schule Sommerau');
  });

  await test.step('a plan runs', async () => {
    await vera.goto(`${appOrigin}/tools/jahreswechsel`);
    await vera.getByRole('button', { name: 'Neuen Plan anlegen' }).click();
    await expect(vera.getByRole('listitem').filter({ hasText: 'Weiterführen → 2a' })).toBeVisible();
    await expect(vera.getByText('Niemand wartet auf eine Antwort.')).toBeVisible();
    await expect(vera.getByText('An keiner Seite dieser Klassen schreibt gerade jemand.')).toBeVisible();
    const day = vera.getByLabel('Durchführen ab');
    const planned = await day.inputValue();
    await day.fill(`${Number(planned.slice(0, 4)) + (planned.slice(5) < '07-31' ? 0 : 1)}-07-31`);
    await expect(vera.getByText(/^anschauen: Der Plan ist für den 31\. Juli/)).toBeVisible();
    await day.fill(planned);
    await expect(vera.getByText('in Ordnung: Der Tag ist da.')).toBeVisible();
    const last = vera.getByRole('listitem').filter({ hasText: /^6b/ });
    await last.getByRole('button', { name: 'Ändern' }).click();
    await vera.getByRole('radio', { name: 'Archivieren' }).check();
    await vera.getByLabel('Alle zusammen').check();
    await vera.getByRole('combobox', { name: 'Wohin gehen die Ausgewählten?' }).selectOption({ label: 'verlässt die Schule' });
    await vera.getByRole('button', { name: 'Zuteilen' }).click();
    await vera.getByRole('dialog').getByRole('button', { name: 'Speichern' }).click();
    await expect(last.getByText('20 gehen')).toBeVisible();
    const letters = vera.waitForEvent('download');
    await last.getByRole('button', { name: '20 Abschiedsbriefe' }).click();
    expect((await letters).suggestedFilename()).toBe('Abschiedsbriefe 6b.pdf');
    const first = vera.getByRole('listitem').filter({ hasText: /^1b/ });
    await first.getByRole('button', { name: 'Ändern' }).click();
    await vera.getByRole('radio', { name: 'Archivieren' }).check();
    await vera.getByRole('dialog').getByRole('button', { name: 'Speichern' }).click();
    await expect(first.getByText('Archivieren')).toBeVisible();
    await vera.getByRole('button', { name: 'Plan durchführen' }).click();
    await vera.getByRole('alertdialog').getByRole('button', { name: 'Plan durchführen' }).click();
    await expect(vera.getByText('umgestellt', { exact: true })).toHaveCount(12, { timeout: 60_000 });
    await expect(vera.getByRole('button', { name: 'Plan durchführen' })).toHaveCount(0);
    await expect(last.getByText(/^20 haben die Schule verlassen\./)).toBeVisible();
  });

  await test.step('one class is taken back, the others stay as they are', async () => {
    const row = vera.getByRole('listitem').filter({ hasText: /^1b/ });
    await row.getByRole('button', { name: 'Zurückstellen' }).click();
    await expect(vera.getByText('1b ist wieder wie vorher.')).toBeVisible();
    await expect(vera.getByText('zurückgestellt', { exact: true })).toHaveCount(1);
    await vera.reload();
    await expect(vera.getByText('umgestellt', { exact: true })).toHaveCount(11);
    await vera.goto(`${appOrigin}/verwaltung`);
    await expect(vera.locator('main').getByRole('link', { name: /^1b/ })).toBeVisible();
    await expect(vera.locator('main').getByRole('link', { name: /^2a/ })).toBeVisible();
  });
});
