import { expect, test } from '@pausenplatz/app-e2e/support/browser';
import type { Page } from '@playwright/test';
import { aHostileWordDocument, aHostileWorkbook, aWordBomb } from './office-files.ts';
import { aTeacher, previewed, viewed } from './stored.ts';

const script = 'globalThis.ran=1';

/**
 * Nothing of a document ran, and nothing of it stands there that could. That nothing was asked of other websites and that our own
 * policy had nothing to say is proven of each visitor.
 */
async function nothingRan(page: Page): Promise<void> {
  const place = page.locator('[data-document]');
  await expect(place.locator('script, iframe, style, svg, object, embed, form, [style], [id], [onerror], [onload]')).toHaveCount(0);
  await expect(place.locator('a, img:not([src^="data:image/"])')).toHaveCount(0);
  expect(await page.evaluate(() => Reflect.get(globalThis, 'ran') as unknown)).toBeUndefined();
}

async function isOnlyRead(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 2, name: 'Gewinnspiel' })).toBeVisible();
  for (const words of ['Gewinn 1', 'Gewinn 4', 'Ende']) await expect(page.getByText(words, { exact: true })).toBeVisible();
  await expect(page.getByText('"><img src=x', { exact: false })).toBeVisible();
  await nothingRan(page);
}

test('T6, T9: documents that would run, lead astray, call home or fill a tablet are only read', async ({ visitor }) => {
  const teacher = await aTeacher(visitor);
  const page = await visitor();

  await test.step('a Word document with links, words, pictures and a map of styles that would run', async () => {
    await page.goto(await viewed(teacher, 'Gewinnspiel.docx', aHostileWordDocument(script)));
    await isOnlyRead(page);
  });

  await test.step('the same in the frame, which asks for scripts to be vouched for', async () => {
    await page.goto(await previewed(teacher, 'Gewinnspiel.docx', aHostileWordDocument(script)));
    await isOnlyRead(page);
  });

  await test.step('a workbook is words and numbers, whatever its sheets and cells are called', async () => {
    await page.goto(await previewed(teacher, 'Liste.xlsx', aHostileWorkbook(script)));
    await expect(page.getByRole('heading', { level: 2, name: '<img src=x' })).toBeVisible();
    await expect(page.getByRole('cell', { name: '=HYPERLINK(' })).toBeVisible();
    await nothingRan(page);
  });

  await test.step('a small file that unpacks to more than a tablet holds is not opened', async () => {
    await page.goto(await viewed(teacher, 'Gross.docx', aWordBomb()));
    await expect(page.getByText('Dieses Dokument lässt sich hier nicht zeigen.', { exact: false })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Herunterladen' })).toBeVisible();
  });

  await test.step('the name of a file is words', async () => {
    await page.goto(await viewed(teacher, `<img src=x onerror=${script}>.txt`, Buffer.from('Der Igel schläft.')));
    await expect(page.getByText('Der Igel schläft.')).toBeVisible();
    await nothingRan(page);
  });
});
