import { appOrigin } from '@pausenplatz/app-e2e/stack/addresses';
import { expect, test } from '@pausenplatz/app-e2e/support/browser';
import { signIn } from '@pausenplatz/app-e2e/support/people';

const list = 'Vorname;Name;Klasse;Jahrgang\nAlma;Probe;9p;2012\nBruno;Probe;9 P;2012\nCarl;;9p;2012\n';

test('an admin imports a pasted list: what the preview says is what happens, and it can be taken back', async ({ visitor }) => {
  const eva = await visitor();
  await signIn(eva, 'eva.ammann');
  await eva.goto(`${appOrigin}/verwaltung`);
  await eva.getByRole('link', { name: 'Liste importieren' }).click();
  await eva.getByLabel('Oder hier einfügen').fill(list);
  await eva.getByRole('button', { name: 'Weiter' }).click();
  await expect(eva.getByText('Trennzeichen: Strichpunkt')).toBeVisible();
  await eva.getByRole('button', { name: 'Vorschau zeigen' }).click();
  await expect(eva.getByRole('button', { name: 'neu 2' })).toBeVisible();
  await expect(eva.getByText('Vor- oder Nachname fehlt')).toBeVisible();
  await expect(eva.getByText('auch geschrieben: 9 P')).toBeVisible();
  await eva.getByLabel('Ja, diese Klasse ist neu').check();
  await eva.getByRole('button', { name: '2 importieren' }).click();
  await expect(eva.getByText('Fertig: 2 neu, 0 geändert')).toBeVisible({ timeout: 30_000 });
  await eva.getByRole('button', { name: 'Rückgängig machen' }).click();
  await expect(eva.getByText('2 Konten kommen in den Papierkorb.')).toBeVisible();
  await eva.getByRole('alertdialog').getByRole('button', { name: 'Rückgängig machen' }).click();
  await expect(eva.getByText('rückgängig gemacht', { exact: true })).toBeVisible();
});
