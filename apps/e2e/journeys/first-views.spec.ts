import type { Page } from '@playwright/test';
import { appOrigin, teamsOrigin } from '../stack/addresses.ts';
import { untilAlive } from '../support/alive.ts';
import { expect, test } from '../support/browser.ts';
import { type firstViewBudgets, overBudget, weigh } from '../support/first-view.ts';
import { signIn } from '../support/people.ts';
import { unusedChunks } from '../support/unused-chunks.ts';

const inTeams = (path: string) => `${teamsOrigin}/?${new URLSearchParams({ user: 'lea.brunner', tab: appOrigin + path })}`;

const addresses: Readonly<Record<keyof typeof firstViewBudgets, string>> = {
  framedPage: `${appOrigin}/einbetten/seite/klasse-3a`,
  framedAgenda: `${appOrigin}/einbetten/seite/agenda-3a`,
  framedCalendar: `${appOrigin}/advent/einbetten/demo-adventskalender-1`,
  publicPage: `${appOrigin}/seite/klasse-3a`,
  startPage: `${appOrigin}/seite/klasse-3a`,
  home: `${appOrigin}/`,
  agenda: `${appOrigin}/tools/agenda`,
  office: `${appOrigin}/verwaltung`,
  teamsHomework: inTeams('/teams/tab-homework'),
};
const forVisitors = ['framedPage', 'framedAgenda', 'framedCalendar', 'publicPage', 'teamsHomework'] as const;
const whenSignedIn = ['startPage', 'home', 'agenda', 'office'] as const;

type FirstView = keyof typeof firstViewBudgets;
const isLive = (view: FirstView) => whenSignedIn.some((live) => live === view);

/** What is over its budget, and what comes for nothing, of a view that is opened with nothing kept. */
async function complaints(page: Page, view: FirstView): Promise<readonly string[]> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true });
  // Of a frame of another website nobody tells what ran; what the tab in Teams shows is the agenda.
  const isInFrame = view === 'teamsHomework';
  await page.coverage.startJSCoverage();
  const weight = weigh(page);
  await page.goto(addresses[view]);
  await page.waitForLoadState('networkidle');
  // On a busy machine the product comes to life long after its files are there, and its screen after its frame.
  if (isLive(view)) await untilAlive(page);
  const over = overBudget(view, await weight());
  const { seen, unused } = await unusedChunks(page);
  expect(seen > 0 || isInFrame, `what ran of ${view} is known`).toBe(true);
  return [...over, ...unused.map((chunk) => `${view} loads ${chunk} and runs nothing of it`)];
}

for (const view of forVisitors)
  test(`the first view of ${view} stays within its budget and loads nothing in vain`, async ({ visitor }) => {
    expect(await complaints(await visitor({ viewport: { width: 412, height: 823 } }), view)).toEqual([]);
  });

test('first views of somebody who is signed in stay within their budgets and load nothing in vain', async ({ visitor }) => {
  test.setTimeout(180_000);
  const first = await visitor({ viewport: { width: 412, height: 823 } });
  await signIn(first, 'lea.brunner');
  // The server draws for the window that it was told of.
  await first.goto(appOrigin);
  const cookies = await first.context().cookies();
  const all: string[] = [];
  for (const view of whenSignedIn) {
    const page = await visitor({ viewport: { width: 412, height: 823 } });
    await page.context().addCookies(cookies);
    all.push(...(await complaints(page, view)));
  }
  expect(all).toEqual([]);
});
