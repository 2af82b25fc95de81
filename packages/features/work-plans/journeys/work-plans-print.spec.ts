import { appOrigin } from '@pausenplatz/app-e2e/stack/addresses';
import { expect, test } from '@pausenplatz/app-e2e/support/browser';
import { signIn } from '@pausenplatz/app-e2e/support/people';
import type { Page } from '@playwright/test';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

const plan = 'Plan 8 · Im Alltag rechnen';
/** What cameras of old phones still read. */
const smallestCodeMm = 20;
/** Layout rounds to parts of a pixel. */
const roundedMm = 0.1;
const mmPerPixel = 25.4 / 96;

interface Paper {
  /** The words of each page. */
  readonly pages: readonly string[];
}

async function printed(page: Page): Promise<Paper> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true });
  const paper = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
  const pages: string[] = [];
  for (let nr = 1; nr <= paper.numPages; nr += 1) {
    const { items } = await (await paper.getPage(nr)).getTextContent();
    pages.push(items.flatMap((item) => ('str' in item ? [item.str] : [])).join(' '));
  }
  return { pages };
}

/** Edges of all codes as they stand on paper, in millimetres. */
async function codesOnPaper(page: Page): Promise<readonly number[]> {
  await page.emulateMedia({ media: 'print' });
  const widths = await page
    .getByRole('img', { name: /^Code / })
    .evaluateAll((codes) => codes.map((code) => code.getBoundingClientRect().width));
  await page.emulateMedia({ media: null });
  return widths.map((width) => width * mmPerPixel);
}

test('a plan stands on one A4, a class on one sheet each, a portfolio on its pages; and cameras can read every code', async ({
  visitor,
}) => {
  const lea = await visitor();
  await signIn(lea, 'lea.brunner');
  await lea.goto(`${appOrigin}/tools/arbeitsplan`);
  // They would be printed.
  await lea.getByRole('link', { name: plan }).click();
  await expect(lea.getByText('Würfelgebäude')).toBeVisible();
  const sheet = await printed(lea);
  expect(sheet.pages).toHaveLength(1);
  expect(sheet.pages[0]).toContain('Würfelgebäude');
  const ofPlan = await codesOnPaper(lea);
  expect(ofPlan).toHaveLength(1);
  expect(Math.min(...ofPlan)).toBeGreaterThan(smallestCodeMm - roundedMm);

  await lea.getByRole('link', { name: 'Blätter für 3a' }).click();
  await expect(lea.getByRole('img', { name: 'Code zu Nr. 1' }).first()).toBeVisible();
  const pupils = await lea.getByRole('img', { name: 'Code zu Nr. 1', exact: true }).count();
  const codes = await codesOnPaper(lea);
  expect(codes.length).toBeGreaterThan(pupils);
  expect(Math.min(...codes)).toBeGreaterThan(smallestCodeMm - roundedMm);
  const sheets = await printed(lea);
  expect(sheets.pages).toHaveLength(pupils);
  expect(new Set(sheets.pages).size).toBe(pupils);

  // Twenty tasks stand in two columns.
  await lea.goto(`${appOrigin}/tools/arbeitsplan`);
  await lea.getByRole('link', { name: 'Plan 7 · Zahlenmauern' }).click();
  await lea.getByRole('link', { name: 'Blätter für 3a' }).click();
  await expect(lea.getByRole('img', { name: 'Code zu Nr. 20' }).first()).toBeVisible();
  expect((await printed(lea)).pages).toHaveLength(pupils);

  const noah = await visitor();
  await signIn(noah, 'noah.meier');
  await noah.goto(`${appOrigin}/tools/arbeitsplan`);
  await noah.getByRole('link', { name: 'Plan 6 · Längen und Gewichte' }).click();
  await expect(noah.getByText('Richtig gerechnet.')).toBeVisible();
  const portfolio = await printed(noah);
  expect(portfolio.pages.length).toBeLessThanOrEqual(2);
  expect(portfolio.pages.join(' ')).toContain('nicht mehr im Plan');
});
