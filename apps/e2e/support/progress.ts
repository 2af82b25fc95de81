import type { Page } from '@playwright/test';

/** Remembers every progress bar that a screen draws from now on, however short it lives. Answers what it has seen: its count or word. */
export async function watchProgress(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.evaluate(() => {
    const seen: string[] = [];
    Reflect.set(globalThis, 'seenProgress', seen);
    const look = () => {
      for (const bar of document.querySelectorAll('[role=progressbar][aria-labelledby]'))
        seen.push(bar.parentElement?.querySelector('[role=status]')?.textContent ?? '');
    };
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
  });
  return () => page.evaluate((): string[] => [...new Set<string>(Reflect.get(globalThis, 'seenProgress'))]);
}
