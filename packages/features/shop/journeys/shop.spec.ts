import { appOrigin } from '@pausenplatz/app-e2e/stack/addresses';
import { expect, test } from '@pausenplatz/app-e2e/support/browser';
import { signIn } from '@pausenplatz/app-e2e/support/people';
import { readFileSync } from 'node:fs';

test('a visitor looks around and fills a cart; a teacher orders it for the school and gets a bill', async ({ visitor }) => {
  const page = await visitor();
  await page.goto(`${appOrigin}/kopfhoerer-shop`);
  await expect(page.getByRole('link', { name: 'Tabletstift' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Headset Sprache' }).click();
  await page.getByRole('button', { name: 'In den Warenkorb' }).click();
  await page.getByRole('link', { name: 'Warenkorb (1)' }).click();
  await expect(page).toHaveURL(`${appOrigin}/kopfhoerer-shop/warenkorb`);
  await expect(page.getByText('43.50')).toBeVisible();
  await page.getByRole('link', { name: 'Zur Kasse' }).click();
  await expect(page.getByText('Melde dich an, um zu bestellen')).toBeVisible();

  await signIn(page, 'lea.brunner');
  await page.goto(`${appOrigin}/shop/produkt/tabletstift`);
  await page.getByRole('button', { name: 'Mehr von Tabletstift' }).click();
  await page.getByRole('button', { name: 'In den Warenkorb' }).click();
  await page.getByRole('link', { name: /^Warenkorb \(/ }).click();
  await page.getByRole('link', { name: 'Zur Kasse' }).click();
  await page.getByLabel('PLZ').fill('80331');
  await page.getByRole('button', { name: 'Kostenpflichtig bestellen' }).click();
  await expect(page.getByText('Eine Postleitzahl hat vier Ziffern.')).toBeVisible();
  await expect(page.getByText('Bestätige, dass du für diese Schule bestellst.')).toBeVisible();
  await page.getByLabel('PLZ').fill('3014');
  await page.getByLabel('Strasse und Nummer').fill('Sonnenbergweg 4');
  await page.getByLabel('E-Mail Adresse für die Rechnung').fill('lea.brunner@schule.example');
  await page.getByRole('checkbox', { name: 'Ich bestelle im Auftrag dieser Schule.' }).check();
  await page.getByRole('button', { name: 'Kostenpflichtig bestellen' }).click();

  await expect(page).toHaveURL(`${appOrigin}/shop/bestellungen`);
  // What waits for a decision stands above it.
  const newest = page
    .getByRole('list', { name: 'Bestellungen' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: /^Rechnung / }) })
    .first();
  await expect(newest).toContainText('2 × Tabletstift');
  await expect(newest).toContainText('bestellt');
  const downloaded = page.waitForEvent('download');
  await newest.getByRole('button', { name: /^Rechnung .* herunterladen$/ }).click();
  const bill = await downloaded;
  expect(bill.suggestedFilename()).toMatch(/^Rechnung \d{4}-\d{6}\.pdf$/);
  expect(
    readFileSync(await bill.path())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
  await page.goto(`${appOrigin}/shop/warenkorb`);
  await expect(page.getByText('Dein Warenkorb ist leer')).toBeVisible();
});
