// `npm run bench -- page`: the first view of all hosts on a slow phone, beside a static file with the same content in the same run;
// with `--write` what the bytes are goes into docs/leistung.md.
import type { Browser } from '@playwright/test';
import { startStack } from '../stack/start-stack.ts';
import { type Figures, figuresOf, median } from './figures.ts';
import { missed } from './judge.ts';
import { phoneBrowser } from './phone-browser.ts';
import { bytesTable, figuresTable, startTable } from './print.ts';
import { sessionOf } from './session.ts';
import { conditions } from './slow-line.ts';
import { copyPublicPage, type StaticFile } from './static-file.ts';
import { signedInAs, type View, views } from './views.ts';
import { phoneWidth, shiftAt, type Visit, visit } from './visit.ts';
import { writeSection } from './write-section.ts';

const rounds = 3;
const otherWidths = [820, 1440];
const say = (line: string) => process.stdout.write(`${line}\n`);

/** Round after round, so that what else the machine does meets all views alike. */
async function measure(browser: Browser, wanted: readonly View[]): Promise<Map<View, Figures>> {
  // Whoever comes first would pay for what the browser does once.
  for (const view of wanted.slice(0, 1)) await visit(browser, view);
  const visits = new Map<View, Visit[]>(wanted.map((view) => [view, []]));
  const shifts = new Map<View, Record<number, number>>(wanted.map((view) => [view, {}]));
  for (let round = 0; round < rounds; round += 1) {
    const session = await sessionOf(browser, signedInAs);
    const of = (view: View) => (view.looker === 'signedIn' ? session : undefined);
    for (const [view, done] of visits) done.push(await visit(browser, view, of(view)));
    // Each of the other widths once, in a round of its own.
    const width = otherWidths[round];
    if (width !== undefined) for (const [view, at] of shifts) at[width] = await shiftAt(browser, view, width, of(view));
  }
  return new Map(
    [...visits].map(([view, done]) => {
      const phoneShift = median(done.map(({ first }) => first.layoutShift));
      return [
        view,
        {
          first: figuresOf(done.map(({ first }) => first)),
          second: figuresOf(done.map(({ second }) => second)),
          largestIs: done.at(-1)?.first.largestIs ?? '',
          shifts: { [phoneWidth]: phoneShift, ...shifts.get(view) },
        },
      ];
    }),
  );
}

const asked = process.argv.slice(2).filter((one) => one !== '--write');
const wanted = views.filter(({ name, looker }) => looker === 'limit' || asked.length === 0 || asked.includes(name));

let staticFile: StaticFile = () => false;
const stack = await startStack(undefined, (request, response) => staticFile(request, response));
try {
  const browser = await phoneBrowser(stack);
  staticFile = await copyPublicPage(browser);
  say(`${conditions}, ${phoneWidth} px, nothing kept; medians of ${rounds} rounds\n`);
  const figures = await measure(browser, wanted);
  await browser.close();
  const limitMs = [...figures].find(([{ looker }]) => looker === 'limit')?.[1].first.largestContentMs ?? Number.NaN;
  say(`${figuresTable(figures, limitMs)}\n\n${startTable()}\n`);
  const { heads, rows } = bytesTable(figures);
  if (process.argv.includes('--write')) writeSection('bytes', heads, rows);
  const verdicts = [...figures].flatMap(([view, of]) => missed(view, of, limitMs));
  for (const { view, says, weight } of verdicts) say(`${weight === 'must' ? 'missed' : 'aim missed'}: ${view}: ${says}`);
  if (verdicts.some(({ weight }) => weight === 'must')) process.exitCode = 1;
} finally {
  await stack.stop();
}
