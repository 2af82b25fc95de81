import type { Page } from '@playwright/test';

/** Screens of this page are drawn by the browser alone from now on, and nothing comes along with them: for scenes in which the answers of calls are made up. */
export async function undrawn(page: Page): Promise<void> {
  await page.addInitScript(() => {
    new MutationObserver(() => document.querySelector('#erste-ansicht')?.remove()).observe(document, { childList: true, subtree: true });
    addEventListener('DOMContentLoaded', () => {
      const script = document.querySelector<HTMLScriptElement>('script[data-entry]');
      if (!script) return;
      document.querySelector('#root')?.replaceChildren();
      void import(script.dataset['entry'] ?? '');
    });
  });
}
