import { recorded } from '@pausenplatz/kernel-host/ssr';
import { features } from '../features.ts';
import { fillings, parts } from '../shell/parts.tsx';
import { homeTiles, loadSlots } from '@pausenplatz/kernel-host';

/** Modules that a screen loads on demand, with what stands around it: for visitors and for members. */
interface Loads {
  readonly path: string;
  readonly visitor: readonly string[];
  readonly member: readonly string[];
}

/** With it members begin; nothing on a server loads it. */
const takeOver = 'apps/web/src/first-view/take-over.tsx';

/** Screens that show what features put on the home screen. */
const withTiles = new Set(['/', '/mobile-home']);

/** Loads every screen once, one after the other, and notes what was asked for on the way. */
export async function listLoads(): Promise<readonly Loads[]> {
  const background = await recorded(parts.PageBackground.load);
  const visitor = [...background, ...(await recorded(parts.VisitorBar.load))];
  const member = [takeOver, ...background, ...(await recorded(parts.SignedInBars.load))];
  // What features put on the home screen comes with it; what only one role sees of that loads when it is drawn.
  const tiles = await recorded(() => loadSlots(fillings, [homeTiles.name]));
  const lists: Loads[] = [];
  for (const { path, load } of features.flatMap((feature) => feature.screens)) {
    const screen = await recorded(load);
    const drawnWith = withTiles.has(path) ? tiles : [];
    lists.push({ path, visitor: [...new Set([...visitor, ...screen])], member: [...new Set([...member, ...screen, ...drawnWith])] });
  }
  return lists;
}
