import { keepFocusNear } from '@pausenplatz/kernel-ui/focus';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { clearToasts } from '../test-support/clear-toasts.ts';
import { aBlock, aPage } from '../test-support/demo-page.data.ts';
import { fakeHub } from '../test-support/fake-hub.ts';
import { fakeServer } from '../test-support/fake-server.ts';
import { TestHost } from '../test-support/test-host.tsx';
import { Screen } from './page-screen.tsx';

const title = (text: string) => aBlock('Title', { text, size: 'large', align: 'start' }, `title-${text}`);

let stop: () => void;
beforeEach(() => {
  sessionStorage.clear();
  stop = keepFocusNear();
});
afterEach(async () => {
  stop();
  await cleanup();
  // The lock is given back a moment after the screen is gone.
  await new Promise((resolve) => setTimeout(resolve, 30));
  clearToasts();
  vi.unstubAllGlobals();
});

async function open() {
  vi.stubGlobal('fetch', fakeServer(aPage({ blocks: [title('Eins'), title('Zwei'), title('Drei')] })).fetch);
  return await render(
    <TestHost hub={fakeHub()} at="/seite/klasse-3a">
      <main>
        <Routes>
          <Route path="/seite/:id" element={<Screen />} />
        </Routes>
      </main>
    </TestHost>,
  );
}

/** Presses what has the focus, as somebody does who works by keyboard. */
async function press(button: { element: () => Element }): Promise<void> {
  const element = button.element();
  if (element instanceof HTMLElement) element.focus();
  await userEvent.keyboard('{Enter}');
}
const focused = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;
/** The title of the block in whose tools the focus is. */
const focusedBlock = () => document.activeElement?.closest('[data-block]')?.querySelector('h2')?.textContent;

test('on the way into the editor, through a deletion and its undo, and out again the focus stays where somebody works', async () => {
  const screen = await open();
  const button = (name: string) => screen.getByRole('button', { name, exact: true });
  await expect.element(button('Bearbeiten')).toBeVisible();

  await press(button('Bearbeiten'));
  await expect.element(button('Fertig')).toBeVisible();
  await expect.poll(focused).toBe('Seite bearbeiten');

  await press(button('Titel löschen').nth(1));
  await expect.element(button('Rückgängig')).toBeVisible();
  await expect.poll(focusedBlock).toBe('Drei');

  await press(button('Rückgängig'));
  await expect.element(screen.getByRole('heading', { name: 'Zwei' })).toBeVisible();
  await expect.poll(focusedBlock).toMatch(/Zwei|Drei/);

  await press(button('Fertig'));
  await expect.poll(focused).toBe('Bearbeiten');
});
