import { keepWishes } from '@pausenplatz/kernel-ui/keep-wishes';
import { arriving } from './arrival.ts';
import { followScheme } from './bridge/follow-scheme.ts';
import { connectTeams } from './bridge/teams-bridge.ts';
import { laterScriptsId } from './drawn-tab.ts';
import { loadStart } from './load-start.ts';
import { putIn } from './put-in.ts';

/** So many scripts are fetched in one turn. */
const atOnce = 6;

// What only Teams and the server know is asked for first, because the scripts of the tab take longer on a school's line than both.
const isSignInWindow = location.pathname.startsWith('/teams/login');
/** The scripts of a tab that is drawn: on a narrow line they would come in front of it. */
const later = document.querySelector(`#${laterScriptsId}`)?.textContent ?? null;
const bridge = isSignInWindow ? Promise.resolve(null) : connectTeams().catch(readAnew);
const arrival = bridge.then((found) => {
  if (!found) return null;
  // A link to a place inside of a tab leads on from this address.
  const mayBeDrawn = later !== null && found.subPageId === null;
  return arriving(found, mayBeDrawn ? location.pathname + location.search : null);
});

/** Shows the tab before its scripts are there; false where they have to draw it. */
async function showDrawn(): Promise<boolean> {
  const page = await (await arrival)?.page;
  if (!page) return false;
  followScheme((await bridge)?.themeName ?? '');
  if (!putIn(page)) return false;
  keepWishes(() => undefined);
  return true;
}

/** Fetches scripts of the tab side by side, a few in each turn: the browser looks each of them up at once, and answers nobody meanwhile. */
async function fetchAhead(addresses: readonly string[]): Promise<void> {
  for (const [at, href] of addresses.entries()) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    if (at % atOnce === atOnce - 1) await new Promise((resolve) => setTimeout(resolve));
  }
}

/** A page that the browser has kept may name scripts of the version before; read anew, it names those of today. */
function readAnew(error: unknown): Promise<never> {
  const [opened] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (opened?.type === 'reload') throw error;
  location.reload();
  return new Promise(() => undefined);
}

const isDrawn = later !== null && (await showDrawn());
// What was drawn is painted first.
if (isDrawn) await new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
// Our own server wrote it.
if (later !== null) await fetchAhead(JSON.parse(later) as string[]);
const { start } = await loadStart().catch(readAnew);
await start({ isSignInWindow, bridge, arrival, isDrawn });
