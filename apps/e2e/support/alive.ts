import type { Page } from '@playwright/test';

/** Whether React has taken over the heading and whatever can be pressed on the screen. */
function isWholeAlive(): boolean {
  const isAlive = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactFiber'));
  const all = [...document.querySelectorAll('h1, main button, main [role=tab]')];
  return all.length > 1 && all.every(isAlive);
}

/**
 * Until the product has taken over what the server drew. A press is kept until then, and so is what is typed; what is dragged is not. On a
 * busy machine that is long after the last file has come.
 */
export async function untilAlive(page: Page): Promise<void> {
  // How long that is, is no question of this; the test has its own end.
  await page.waitForFunction(isWholeAlive, undefined, { timeout: 0 });
}
