import type { Locator, Page } from '@playwright/test';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** One finger, as the browser gets it from a screen; of a page that was opened with touch. */
interface Finger {
  readonly down: (at: Point) => Promise<unknown>;
  readonly move: (at: Point) => Promise<unknown>;
  /** From one point to another in eight steps. */
  readonly glide: (from: Point, to: Point) => Promise<void>;
  readonly up: () => Promise<unknown>;
}

export async function fingerOn(page: Page): Promise<Finger> {
  const session = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: Point) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [{ x: at.x, y: at.y }] : [] });
  const move = (at: Point) => send('touchMove', at);
  return {
    down: (at) => send('touchStart', at),
    move,
    async glide(from, to) {
      for (let part = 1; part <= 8; part += 1)
        await move({ x: from.x + ((to.x - from.x) * part) / 8, y: from.y + ((to.y - from.y) * part) / 8 });
    },
    up: () => send('touchEnd'),
  };
}

export async function middleOf(what: Locator): Promise<Point> {
  const box = await what.boundingBox();
  if (!box) throw new Error('Not on the screen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
