import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { aSignedInUser, show } from '../testing/index.ts';
import { HomeBoard } from './home-board.tsx';
import { type HomePlace, type HomeTile, homeTiles } from './home-tiles.ts';
import { fillSlot } from './slots.ts';

const tile = (place: HomePlace, Tile: HomeTile['Tile']): HomeTile => ({ name: place, place, position: 1, access: 'login', Tile });
const today = tile('today', () => <p>Mathe: Blatt 7</p>);
const nothing = tile('waiting', () => null);
const waits = tile('waiting', () => <li>Ein Kind wartet</li>);
const side = tile('side', () => <p>Zuletzt</p>);

async function open(width: number, tiles: readonly HomeTile[]) {
  await page.viewport(width, 800);
  const user = aSignedInUser();
  await show(<HomeBoard user={user} />, { session: { status: 'signedIn', user }, fills: [fillSlot(homeTiles, async () => tiles)] });
  await expect.element(page.getByText('Mathe: Blatt 7')).toBeVisible();
}

const placeOf = (name: HomePlace) => document.querySelector(`[data-home="${name}"]`)?.getBoundingClientRect() ?? new DOMRect();

test.each([1280, 1440, 1920])(
  'at %i px what is due has the whole width where nothing stands beside, and no more than that',
  async (width) => {
    await open(width, [today, nothing]);
    await expect.poll(() => document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    await expect.poll(() => width - placeOf('today').width).toBeLessThan(40);
  },
);

test.each([
  ['who waits', [today, waits]],
  ['what was last', [today, nothing, side]],
] as const)('%s stands beside it', async (_what, tiles) => {
  await open(1280, tiles);
  await expect.poll(() => placeOf('today').width).toBeLessThan(1_000);
  await expect.poll(() => document.documentElement.scrollWidth).toBeLessThanOrEqual(1_280);
});
