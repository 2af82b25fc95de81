import { addDays } from '@pausenplatz/kernel-format';
import type { Page } from '@playwright/test';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { appOrigin } from '@pausenplatz/app-e2e/stack/addresses';
import { expect, test } from '@pausenplatz/app-e2e/support/browser';
import { signIn } from '@pausenplatz/app-e2e/support/people';
import { addThroughApi, showClass, quietMonday } from './planner.ts';

const monday = quietMonday;
const subjects = ['Deutsch', 'NMG', 'Mathematik', null, 'Englisch', null, 'Musik'];
const sentences = [
  'im Sprachbuch Seite 48 die Aufgaben 3 bis 6 lösen und die Verben farbig unterstreichen',
  'Sachtext über die Wasserversorgung im Gemeindegebiet lesen und fünf Schlüsselwörter herausschreiben',
  'Einmaleins: Reihen 6, 7 und 8 laut üben, Eltern unterschreiben lassen',
  'Turnsack, Regenjacke und gute Schuhe für den Ausflug bereitlegen',
  'Arbeitsblatt «Flüsse und Seen der Schweiz» fertig ausmalen und beschriften',
  'Frühlingsgedicht auswendig lernen',
  'Bibliotheksbuch zurückbringen',
];

/** Adds entries to six days from the Monday on; every entry begins with a mark of its own. */
async function fill(page: Page, first: number, perDay: number): Promise<string[]> {
  const marks: string[] = [];
  const entries = Array.from({ length: 6 }, (_, day) =>
    Array.from({ length: perDay }, (_one, at) => {
      const index = first + at;
      const mark = `Z${day}x${String(index).padStart(2, '0')}`;
      marks.push(mark);
      const subject = subjects[index % subjects.length] ?? null;
      return {
        task: `${mark} ${sentences[(index + day) % sentences.length]}`,
        subject,
        minutes: 15,
        date: addDays(monday, day),
        event: index === 0,
      };
    }),
  ).flat();
  await addThroughApi(page, '3a', entries);
  return marks;
}

interface Print {
  readonly pages: number;
  readonly text: string;
  /** Size of the smallest letters, in points. */
  readonly smallest: number;
}

async function printed(page: Page, from: string): Promise<Print> {
  await page.goto(`${appOrigin}/tools/agenda?datum=${from}&ansicht=week`);
  await expect(page.locator('article[data-task]').first()).toBeVisible();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true });
  const paper = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
  const { items } = await (await paper.getPage(1)).getTextContent();
  const written = items.flatMap((item) => ('str' in item && item.str.trim() !== '' ? [item] : []));
  return {
    pages: paper.numPages,
    text: written.map(({ str }) => str).join(' '),
    smallest: Math.min(...written.map(({ transform }) => Math.hypot(Number(transform[2]), Number(transform[3])))),
  };
}

const leftOut = (text: string) => [...text.matchAll(/\+ ?(\d+) weitere/g)].reduce((sum, [, count]) => sum + Number(count), 0);

test('a very full week stands on one A4 sheet and can be read; what has no room is counted, never cut', async ({ visitor }) => {
  const lea = await visitor({ viewport: { width: 1440, height: 900 } });
  await signIn(lea, 'lea.brunner');
  await lea.goto(`${appOrigin}/tools/agenda`);
  await showClass(lea, '3a');

  let marks: string[] = [];
  await test.step('six days with seven entries each', async () => {
    marks = await fill(lea, 0, 7);
    const { pages, text, smallest } = await printed(lea, monday);
    expect(pages).toBe(1);
    expect(marks.filter((mark) => !text.includes(mark))).toEqual([]);
    expect(text).not.toContain('weitere');
    // Small words are seven eighths of the others; these have 6.5 points at least.
    expect(smallest).toBeGreaterThanOrEqual(5.6);
  });

  await test.step('what the class does not see yet is on no paper, events of several days neither', async () => {
    const from = addDays(monday, 14);
    const entry = { date: from };
    await addThroughApi(lea, '3a', [
      { ...entry, task: 'Offen' },
      { ...entry, task: 'Verdeckt', visible: false },
      { ...entry, task: 'Lager', event: true, eventDateTo: addDays(from, 2) },
      { ...entry, task: 'Überraschung', event: true, eventDateTo: addDays(from, 3), visible: false },
    ]);
    const { text } = await printed(lea, from);
    expect(['Offen', 'Verdeckt', 'Lager', 'Überraschung'].filter((words) => text.includes(words))).toEqual(['Offen', 'Lager']);
  });

  await test.step('six days with twenty entries each', async () => {
    marks.push(...(await fill(lea, 7, 13)));
    const { pages, text, smallest } = await printed(lea, monday);
    expect(pages).toBe(1);
    expect(smallest).toBeGreaterThanOrEqual(5.6);
    expect(leftOut(text)).toBeGreaterThan(0);
    expect(marks.filter((mark) => text.includes(mark)).length + leftOut(text)).toBe(marks.length);
  });
});
