// `npm run bench -- page`: the first view of all hosts on a slow phone, beside a static file with the same content in the same run,
// round after round until two rounds agree;
// with `--write` what the bytes are goes into docs/leistung.md.
import type { Browser } from '@playwright/test';
import { startStack } from '../stack/start-stack.ts';
import { agreeWithin, roundsAgree, spreadOf } from './agree.ts';
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

const roundsAtLeast = 3;
const roundsAtMost = 9;
const otherWidths = [820, 1440];
const say = (line: string) => process.stdout.write(`${line}\n`);

interface Measured {
  readonly figures: ReadonlyMap<View, Figures>;
  readonly rounds: number;
  /** How long each view took in each round, in shares of the limit of the same round. */
  readonly ratios: readonly (readonly number[])[];
}

const largestOf = ({ first }: Visit) => first.largestContentMs;

/** Round after round, so that what else the machine does meets all views alike; until two rounds say the same of all. */
async function measure(browser: Browser, wanted: readonly View[]): Promise<Measured> {
  // Whoever comes first would pay for what the browser does once.
  for (const view of wanted.slice(0, 1)) await visit(browser, view);
  const visits = new Map<View, Visit[]>(wanted.map((view) => [view, []]));
  const shifts = new Map<View, Record<number, number>>(wanted.map((view) => [view, {}]));
  const limit = wanted.find(({ looker }) => looker === 'limit');
  const ratios = () => {
    const limits = limit ? (visits.get(limit) ?? []).map(largestOf) : [];
    return [...visits].map(([, done]) => done.map((one, round) => largestOf(one) / (limits[round] ?? Number.NaN)));
  };
  for (let round = 0; round < roundsAtMost; round += 1) {
    if (round >= roundsAtLeast && roundsAgree(ratios())) break;
    const session = await sessionOf(browser, signedInAs);
    const of = (view: View) => (view.looker === 'signedIn' ? session : undefined);
    for (const [view, done] of visits) done.push(await visit(browser, view, of(view)));
    // Each of the other widths once, in a round of its own.
    const width = otherWidths[round];
    if (width !== undefined) for (const [view, at] of shifts) at[width] = await shiftAt(browser, view, width, of(view));
  }
  const figures = new Map(
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
  return { figures, ratios: ratios(), rounds: [...visits.values()][0]?.length ?? 0 };
}

const asked = process.argv.slice(2).filter((one) => one !== '--write');
const wanted = views.filter(({ name, looker }) => looker === 'limit' || asked.length === 0 || asked.includes(name));

let staticFile: StaticFile = () => false;
const stack = await startStack(undefined, (request, response) => staticFile(request, response));
try {
  const browser = await phoneBrowser(stack);
  staticFile = await copyPublicPage(browser);
  const { figures, ratios, rounds } = await measure(browser, wanted);
  say(`${conditions}, ${phoneWidth} px, nothing kept; medians of ${rounds} rounds`);
  const spread = Math.round(Math.max(...ratios.map(spreadOf)) * 100);
  const isSteady = roundsAgree(ratios);
  say(`widest spread of a view: ${spread} %; ${isSteady ? 'two rounds agree' : 'NO two rounds agree'} within ${agreeWithin * 100} %\n`);
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
