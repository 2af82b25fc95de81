import { appOrigin } from '@pausenplatz/app-e2e/stack/addresses';
import { expect, test } from '@pausenplatz/app-e2e/support/browser';
import { signIn } from '@pausenplatz/app-e2e/support/people';

test('a teacher adds pupils, prints their cards, and takes one out of the class and back', async ({ visitor }) => {
  const lea = await visitor();
  await signIn(lea, 'lea.brunner');
  await lea.goto(`${appOrigin}/verwaltung`);
  await lea.locator('main').getByRole('link', { name: /^4b/ }).first().click();
  await expect(lea.getByRole('heading', { level: 1, name: '4b' })).toBeVisible();
  await lea.getByRole('button', { name: 'Hinzufügen' }).click();
  await lea.getByLabel('Eine Person pro Zeile').fill('Zita Zürcher\nMeier, Yves');
  await lea.getByRole('dialog').getByRole('button', { name: 'Hinzufügen' }).click();
  await expect(lea.getByRole('cell', { name: 'yves.meier' }).first()).toBeVisible();
  // By this number a school account finds its pupil.
  const number = lea.getByRole('dialog').getByLabel('ID der Schulverwaltung');
  await lea.getByRole('button', { name: 'Yves Meier bearbeiten' }).click();
  await number.fill('SG-4711');
  await lea.getByRole('dialog').getByRole('button', { name: 'Speichern' }).click();
  await expect(lea.getByRole('dialog')).toHaveCount(0);
  await lea.getByRole('button', { name: 'Yves Meier bearbeiten' }).click();
  await expect(number).toHaveValue('SG-4711');
  await lea.keyboard.press('Escape');
  await lea.getByRole('checkbox', { name: 'Zita Zürcher auswählen' }).check();
  await lea.getByRole('toolbar').getByRole('button', { name: 'Passwortkarten' }).click();
  const download = lea.waitForEvent('download');
  await lea.getByRole('button', { name: 'PDF erstellen' }).click();
  expect((await download).suggestedFilename()).toBe('Passwortkarten 4b.pdf');
  await lea.getByRole('button', { name: 'Aus der Klasse nehmen', exact: true }).click();
  await expect(lea.getByRole('cell', { name: 'zita.zuercher' })).toHaveCount(0);
  await lea.getByRole('button', { name: 'Rückgängig' }).click();
  await expect(lea.getByRole('cell', { name: 'zita.zuercher' }).last()).toBeVisible();
});

test('a class that an admin deletes while its teacher writes: what was written stays, and goes in when the class is back', async ({
  visitor,
}) => {
  const [lea, eva] = [await visitor(), await visitor()];
  await signIn(lea, 'lea.brunner');
  await signIn(eva, 'eva.ammann');
  await lea.goto(`${appOrigin}/verwaltung`);
  await lea
    .locator('main')
    .getByRole('button', { name: /^Primarschule Sonnenberg/ })
    .first()
    .click();
  await lea.getByRole('button', { name: 'Neue Klasse' }).click();
  await lea.getByRole('dialog').getByLabel('Name der Klasse').fill('Waldklasse');
  await lea.getByRole('dialog').getByRole('button', { name: 'Speichern' }).click();
  await lea
    .locator('main')
    .getByRole('link', { name: /^Waldklasse/ })
    .first()
    .click();
  await lea.getByRole('button', { name: 'Hinzufügen' }).click();
  const dialog = lea.getByRole('dialog');
  await dialog.getByLabel('Eine Person pro Zeile').fill('Xaver Waldmann');

  await eva.goto(lea.url());
  await eva.getByRole('button', { name: 'Mehr', exact: true }).click();
  await eva.getByRole('menuitem', { name: 'Löschen' }).click();
  await eva.getByRole('alertdialog').getByRole('button', { name: 'Löschen' }).click();
  await expect(eva.getByText('Die Klasse Waldklasse liegt im Papierkorb.')).toBeVisible();
  await expect(eva.getByRole('heading', { level: 1, name: 'Verwaltung' })).toBeVisible();

  await expect(lea.getByText('Diese Klasse gibt es nicht mehr, oder du gehörst nicht mehr dazu.')).toBeAttached();
  await dialog.getByRole('button', { name: 'Hinzufügen' }).click();
  await expect(dialog.getByText('Diese Klasse gibt es nicht (mehr).')).toBeVisible();
  await expect(dialog.getByLabel('Eine Person pro Zeile')).toHaveValue('Xaver Waldmann');
  await lea.context().grantPermissions(['clipboard-write']);
  await dialog.getByRole('button', { name: 'Text kopieren' }).click();
  await expect(lea.getByText('Text in Zwischenablage kopiert')).toBeVisible();

  await eva.goto(`${appOrigin}/verwaltung`);
  await eva.getByRole('tab', { name: 'Archiv & Papierkorb' }).click();
  await eva.getByRole('listitem').filter({ hasText: 'Waldklasse' }).getByRole('button', { name: 'Zurückholen' }).click();
  await expect(lea.getByText('Diese Klasse gibt es nicht mehr, oder du gehörst nicht mehr dazu.')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Hinzufügen' }).click();
  await expect(lea.getByRole('cell', { name: 'xaver.waldmann' }).first()).toBeVisible();

  await lea.getByRole('checkbox', { name: 'Xaver Waldmann auswählen' }).check();
  await lea.getByRole('toolbar').getByRole('button', { name: 'Verschieben' }).click();
  await lea.getByRole('dialog').getByLabel('Neue Klasse').selectOption({ label: '4b' });
  await lea.getByRole('dialog').getByRole('button', { name: 'Verschieben' }).click();
  await expect(lea.getByText('1 verschoben nach 4b.')).toBeVisible();
  await expect(lea.getByRole('heading', { level: 2, name: 'Noch niemand in dieser Klasse' })).toBeVisible();
  await lea.getByRole('link', { name: 'Verwaltung' }).first().click();
  await lea.locator('main').getByRole('link', { name: /^4b/ }).first().click();
  await lea.getByRole('checkbox', { name: 'Xaver Waldmann auswählen' }).check();
  await lea.getByRole('toolbar').getByRole('button', { name: 'Löschen' }).click();
  await lea.getByRole('alertdialog').getByRole('button', { name: 'Löschen' }).click();
  await expect(lea.getByRole('heading', { level: 1, name: '4b' })).toBeVisible();
  await expect(lea.getByRole('cell', { name: 'xaver.waldmann' })).toHaveCount(0);

  await eva.goto(`${appOrigin}/verwaltung?bereich=personen`);
  await eva.getByLabel('Wen zeigen?').selectOption({ label: 'Papierkorb' });
  await eva.getByRole('checkbox', { name: 'Xaver Waldmann auswählen' }).check();
  await eva.getByRole('toolbar').getByRole('button', { name: 'In eine Klasse' }).click();
  await eva.getByRole('dialog').getByLabel('Klasse', { exact: true }).selectOption({ label: 'Waldklasse' });
  await eva.getByRole('dialog').getByRole('button', { name: 'In eine Klasse' }).click();
  await expect(eva.getByText('Xaver Waldmann ist jetzt in der Waldklasse.')).toBeVisible();
  await expect(eva.getByRole('checkbox', { name: 'Xaver Waldmann auswählen' })).toHaveCount(0);
});
