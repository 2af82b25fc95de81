import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { page as browser } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import type { NavigationGroup, Page } from '../../contract/index.ts';
import { Screen } from '../screens/page-screen.tsx';
import { clearToasts } from './clear-toasts.ts';
import type { FakeHub } from './fake-hub.ts';
import { type FakeServer, fakeServer } from './fake-server.ts';
import { TestHost, type TestHostProps } from './test-host.tsx';

/** A busy machine takes its time. */
export const soon = { timeout: 10_000 };

interface Shown {
  readonly groups?: NavigationGroup[];
  readonly hub?: FakeHub;
  readonly at?: string;
  /** What other features put into slots. */
  readonly fills?: TestHostProps['fills'];
  /** What a host puts around its screens. */
  readonly around?: (screens: ReactNode) => ReactNode;
}

/** Opens the screen of a page over a server of its own, for each test of a file anew; `isWide` on a laptop, otherwise on a phone. */
export function pageOnScreen({ isWide = false } = {}) {
  let server: FakeServer;

  beforeEach(async () => {
    sessionStorage.clear();
    if (isWide) await browser.viewport(1440, 900);
  });
  afterEach(async () => {
    await cleanup();
    if (isWide) await browser.viewport(414, 896);
    // The lock is given back a moment after the screen is gone; that belongs to the test that is over.
    await new Promise((resolve) => setTimeout(resolve, 30));
    clearToasts();
    vi.unstubAllGlobals();
  });

  async function open(page: Page, { groups, hub, fills, at = '/seite/klasse-3a', around = (screens) => screens }: Shown = {}) {
    server = fakeServer(page, groups);
    vi.stubGlobal('fetch', server.fetch);
    const screens = (
      <Routes>
        <Route path="/seite/:id" element={<Screen />} />
      </Routes>
    );
    return await render(
      <TestHost {...(hub && { hub })} {...(fills && { fills })} at={at}>
        {around(screens)}
      </TestHost>,
    );
  }

  return {
    get server() {
      return server;
    },
    open,
    /** Opens it and begins to edit. */
    async edit(page: Page, shown?: Shown) {
      const screen = await open(page, shown);
      await screen.getByRole('button', { name: 'Bearbeiten', exact: true }).click();
      await expect.element(screen.getByRole('list', { name: 'Blöcke der Seite' })).toBeVisible();
      return screen;
    },
  };
}
