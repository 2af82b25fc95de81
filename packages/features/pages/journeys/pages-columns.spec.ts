import { appOrigin } from '@pausenplatz/app-e2e/stack/addresses';
import { expect, test } from '@pausenplatz/app-e2e/support/browser';
import { signIn } from '@pausenplatz/app-e2e/support/people';
import { addBlock, answered, blockNamed, titleOf } from './editor.ts';

test('a page gets two columns, is put in order by its outline, and links another page by its name', async ({ visitor }) => {
  const lea = await visitor();
  await signIn(lea, 'lea.brunner');
  await lea.goto(appOrigin);
  await lea.getByRole('link', { name: 'Seiten', exact: true }).first().click();
  await lea.getByRole('button', { name: 'Neue Seite', exact: true }).click();
  const dialog = lea.getByRole('dialog');
  await dialog.getByLabel('Titel').fill('Waldtag im Herbst');
  await dialog.getByLabel('Für wen?').selectOption({ label: '3a' });
  await dialog.getByRole('button', { name: 'Anlegen' }).click();
  await expect(lea.getByRole('button', { name: 'Fertig' })).toBeVisible();

  await addBlock(lea, 'Titel');
  await expect(titleOf(lea)).toBeFocused();
  await lea.keyboard.type('Treffpunkt');
  const outside = lea.getByText('Klick auf einen Block zum Schreiben', { exact: false });
  await answered(lea, 'pages/block/update', () => outside.click());
  await addBlock(lea, 'Link-Kacheln');
  await lea.getByRole('combobox', { name: 'Adresse oder Seite' }).fill('unsere');
  await lea.getByRole('option', { name: 'Unsere Woche, 3a' }).click();
  await answered(lea, 'pages/block/update', () => lea.getByRole('button', { name: 'Link hinzufügen' }).click());
  await outside.click();

  await blockNamed(lea, 'Link-Kacheln').getByRole('button', { name: 'Spalten für Link-Kacheln' }).click();
  await answered(lea, 'pages/block/move', () => lea.getByRole('menuitemradio', { name: 'Rechte Spalte' }).click());
  const outline = lea.getByRole('list', { name: 'Aufbau der Seite' });
  await expect(outline.getByText('Zwei Spalten')).toBeVisible();
  await addBlock(lea, 'Abstand');
  // A form that is still loading would take the focus back.
  await expect(lea.getByRole('region', { name: 'Abstand', exact: true }).locator(':focus')).toHaveCount(1);
  await outside.click();
  await outline.getByRole('button', { name: 'Abstand verschieben' }).focus();
  // Into the right column, up in it, into the left one, and up in that.
  for (let steps = 0; steps < 4; steps += 1) await answered(lea, 'pages/block/move', () => lea.keyboard.press('Alt+ArrowUp'));
  await expect(outline.getByRole('listitem').first()).toContainText('Abstand');
  await expect(outline.getByRole('button', { name: 'Abstand verschieben' })).toBeFocused();
  await lea.getByRole('button', { name: 'Fertig' }).click();

  const title = lea.getByRole('heading', { name: 'Treffpunkt' });
  const tile = lea.getByRole('main').getByRole('link', { name: 'Unsere Woche', exact: true });
  await expect(title).toBeVisible();
  const beside = async () => {
    const [left, right] = [await title.boundingBox(), await tile.boundingBox()];
    return left !== null && right !== null && right.x >= left.x + left.width;
  };
  expect(await beside()).toBe(true);
  await lea.setViewportSize({ width: 390, height: 844 });
  expect(await beside()).toBe(false);
  await lea.emulateMedia({ media: 'print' });
  await lea.setViewportSize({ width: 1280, height: 720 });
  expect(await beside()).toBe(false);
  await lea.emulateMedia({ media: 'screen' });

  // What is stored is the id of the page, and what people see is its address.
  await expect(tile).toHaveAttribute('href', /\/seite\/[\w-]{22}$/);
  await tile.click();
  await expect(lea.getByRole('heading', { name: 'Unsere Woche', level: 1 })).toBeVisible();
  await expect(lea).toHaveURL(/\/seite\/unsere-woche$/);
});
