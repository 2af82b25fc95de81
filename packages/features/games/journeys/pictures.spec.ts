import { appOrigin } from '@pausenplatz/app-e2e/stack/addresses';
import { expect, test } from '@pausenplatz/app-e2e/support/browser';
import { signIn } from '@pausenplatz/app-e2e/support/people';
import { aPng } from '@pausenplatz/documents/testing';

const memory = `${appOrigin}/spielen/gedaechtnis`;
const names = ['Buche', 'Eiche', 'Linde', 'Tanne', 'Birke', 'Ahorn'];

test('a teacher makes pairs of own pictures; a child plays with them, until they are taken away', async ({ visitor }) => {
  const content = await aPng(320, 320);
  const lea = await visitor();
  await signIn(lea, 'lea.brunner');
  await test.step('six pictures, each with what is on it', async () => {
    await lea.goto(memory);
    await lea.getByRole('link', { name: 'Eigene Bilder' }).click();
    await lea.getByRole('link', { name: 'Neue Bilder' }).click();
    await lea.getByLabel('Titel').fill('Unsere Bäume');
    const files = names.map((_, at) => ({ name: `IMG_${at}.png`, mimeType: 'image/png', buffer: content }));
    await lea.locator('input[type=file]').first().setInputFiles(files);
    await expect(lea.getByRole('group', { name: 'Bild 6' })).toBeVisible();
    await lea.getByRole('button', { name: 'Speichern' }).click();
    await expect(lea.getByText('Sag in ein, zwei Wörtern, was man sieht.').first()).toBeVisible();
    for (const [at, name] of names.entries()) {
      const row = lea.getByRole('group', { name: `Bild ${at + 1}` });
      await row.getByLabel('Was ist auf dem Bild?').fill(at === 5 ? 'Buche' : name);
      if (at === 0) await row.getByRole('checkbox', { name: 'Bild und Wort' }).check();
    }
    await expect(lea.getByText('«Buche» kommt zweimal vor.', { exact: false }).first()).toBeVisible();
    await lea.getByRole('group', { name: 'Bild 6' }).getByLabel('Was ist auf dem Bild?').fill('Ahorn');
    await lea.getByRole('checkbox', { name: '3a' }).check();
    await lea.getByRole('button', { name: 'Speichern' }).click();
    await expect(lea.getByRole('heading', { name: 'Unsere Bäume' })).toBeVisible();
    await expect(lea.getByText('6 Paare · für 3a')).toBeVisible();
  });

  const noah = await visitor({ viewport: { width: 390, height: 844 }, hasTouch: true });
  await signIn(noah, 'noah.meier');
  await test.step('a child of the class plays with them; each card is called as its picture is', async () => {
    await noah.goto(memory);
    await noah.getByRole('radio', { name: /^Unsere Bäume/ }).check();
    await noah.getByRole('button', { name: 'Los geht’s' }).tap();
    const cards = noah.getByRole('group', { name: 'Karten' }).getByRole('button');
    await expect(cards).toHaveCount(12);
    await cards.first().tap();
    await expect(cards.first()).toHaveAccessibleName(new RegExp(`: (${names.join('|')})$`));
  });

  await test.step('taken away and fetched back by its author', async () => {
    await lea.getByRole('button', { name: '«Unsere Bäume» löschen' }).click();
    await expect(lea.getByRole('heading', { name: 'Unsere Bäume' })).toHaveCount(0);
    await noah.goto(memory);
    await expect(noah.getByRole('radio', { name: /^Unser Schulweg/ })).toBeVisible();
    await expect(noah.getByRole('radio', { name: /^Unsere Bäume/ })).toHaveCount(0);
    await lea.getByRole('button', { name: 'Rückgängig' }).click();
    await expect(lea.getByRole('heading', { name: 'Unsere Bäume' })).toBeVisible();
  });
});
