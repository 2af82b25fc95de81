import { blankPath } from '@pausenplatz/kernel-contract';
import type { Page } from '@playwright/test';
import { appOrigin } from '../stack/addresses.ts';

/** Screens come without anything drawn, as with a server that cannot: for scenes in which the answers of calls are made up. */
export async function undrawn(page: Page): Promise<void> {
  await page.route(
    (url) => url.origin === appOrigin,
    async (route) => {
      if (!route.request().isNavigationRequest()) return route.fallback();
      return route.fulfill({ response: await route.fetch({ url: appOrigin + blankPath }) });
    },
  );
}
