import type { Page } from '@playwright/test';

/**
 * Waits until a page shows what it will show: every themed part in the wanted scheme, fonts and pictures there, nothing on its way.
 * `scheme` is null where the page brings its own theme.
 */
export async function settled(page: Page, scheme: 'light' | 'dark' | null): Promise<void> {
  await page.waitForFunction(
    (wanted) => {
      const isThemed = (part: Element) => {
        const probe = document.createElement('i');
        probe.style.color = 'var(--colorNeutralBackground1)';
        part.append(probe);
        const [red = 0, green = 0, blue = 0] = (getComputedStyle(probe).color.match(/\d+/g) ?? []).map(Number);
        probe.remove();
        return red + green + blue > 380 === (wanted === 'light');
      };
      const themed = [...document.querySelectorAll('.fui-FluentProvider')];
      // Skeletons and spinners go on for ever.
      const onTheWay = document.getAnimations().filter((one) => one.effect?.getComputedTiming().iterations !== Infinity);
      // The place of a drawing that still loads is an empty one.
      const isDrawn = [...document.querySelectorAll('main svg')].every((drawing) => drawing.childElementCount > 0);
      const isLoaded = isDrawn && document.fonts.status === 'loaded' && [...document.images].every((image) => image.complete);
      return (wanted === null || themed.every(isThemed)) && isLoaded && onTheWay.every((one) => one.playState !== 'running');
    },
    scheme,
    { timeout: 5_000 },
  );
  // What was computed must also have been painted.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}
