import { lastingFindings } from '@pausenplatz/app-e2e/support/axe';
import { expect, test } from '@pausenplatz/app-e2e/support/browser';
import type { Page } from '@playwright/test';
import { aWordDocument, aWorkbook } from './office-files.ts';
import { aSound, aTeacher, previewed, viewed } from './stored.ts';

/** Whoever has the address, on a phone, without an account. */
async function looking(visitor: (options: { viewport: { width: number; height: number } }) => Promise<Page>, address: string) {
  const page = await visitor({ viewport: { width: 390, height: 844 } });
  await page.goto(address);
  return page;
}

/** Nothing is wider than a phone. What axe finds on these screens is found by the journey through all of them. */
async function isFine(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
}

test('documents of an office are read as words and tables; a script in a link stays behind; on the screen and in the frame', async ({
  visitor,
}) => {
  const teacher = await aTeacher(visitor);
  const page = await looking(visitor, await viewed(teacher, 'Brief.docx', aWordDocument()));

  await test.step('a Word document', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Brief.docx' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: 'Herbstwanderung' })).toBeVisible();
    await expect(page.getByRole('cell', { name: 'Regenjacke' })).toBeVisible();
    await expect(page.getByText('Nicht klicken')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Nicht klicken' })).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Fahrplan' })).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(page.getByRole('button', { name: 'Drucken' })).toBeVisible();
    await isFine(page);
  });

  await test.step('the same in the frame', async () => {
    await page.goto(await previewed(teacher, 'Brief.docx', aWordDocument()));
    await expect(page.getByRole('heading', { level: 2, name: 'Herbstwanderung' })).toBeVisible();
    await isFine(page);
    expect(await lastingFindings(page.mainFrame())).toEqual([]);
  });

  await test.step('a workbook', async () => {
    await page.goto(await viewed(teacher, 'Budget.xlsx', aWorkbook()));
    await expect(page.getByRole('heading', { level: 2, name: 'Ausflug' })).toBeVisible();
    await expect(page.getByRole('columnheader', { name: 'B', exact: true })).toBeVisible();
    await expect(page.getByRole('cell', { name: '12.5' })).toBeVisible();
    await isFine(page);
  });
});

test('a PDF is drawn sheet by sheet and taken along; pictures, sound and text are shown; half an address leads nowhere', async ({
  visitor,
}) => {
  const teacher = await aTeacher(visitor);
  const maker = await visitor();
  await maker.setContent('<h1>Arbeitsblatt Igel</h1><p style="break-before:page">Zweite Seite</p>');
  const page = await looking(visitor, await viewed(teacher, 'Arbeitsblatt.pdf', await maker.pdf({ format: 'A4' })));

  await test.step('a PDF', async () => {
    await expect(page.locator('[data-document] canvas')).toHaveCount(2);
    await expect(page).toHaveTitle(/Arbeitsblatt\.pdf/);
    await isFine(page);
    const saved = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Herunterladen' }).click();
    expect((await saved).suggestedFilename()).toBe('Arbeitsblatt.pdf');
  });

  await test.step('a picture', async () => {
    const drawn = await teacher.screenshot({ type: 'png', clip: { x: 0, y: 0, width: 640, height: 400 } });
    await page.goto(await viewed(teacher, 'Tafel.png', drawn));
    await expect(page.getByRole('img', { name: 'Tafel.png' })).toBeVisible();
    await isFine(page);
  });

  await test.step('sound, which has nothing to print', async () => {
    await page.goto(await viewed(teacher, 'Aufnahme.wav', aSound()));
    await expect(page.locator('audio[controls]')).toHaveAttribute('aria-label', 'Aufnahme.wav');
    await expect(page.getByRole('button', { name: 'Drucken' })).toHaveCount(0);
    await isFine(page);
  });

  const text = await viewed(teacher, 'Igel.txt', Buffer.from('Der Igel schläft.\n<b>nicht fett</b>\n'));
  await test.step('text', async () => {
    await page.goto(text);
    await expect(page.getByText('<b>nicht fett</b>')).toBeVisible();
    await isFine(page);
  });

  await test.step('whoever changes an address, or has half of one, is told where to look', async () => {
    for (const wrong of [text.replace(/\?.*$/, ''), text.replace(/\/dokumente\/[\w-]+/, `/dokumente/${'A'.repeat(22)}`)]) {
      await page.goto(wrong);
      await expect(page.getByRole('heading', { name: 'Dieses Dokument ist nicht mehr da' })).toBeVisible();
      await expect(page.getByText('Der Igel schläft.')).toHaveCount(0);
    }
  });
});
