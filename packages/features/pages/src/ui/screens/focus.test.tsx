import { keepFocusNear } from '@pausenplatz/kernel-ui/focus';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { aBlock, aPage } from '../test-support/demo-page.data.ts';
import { fakeHub } from '../test-support/fake-hub.ts';
import { pageOnScreen } from '../test-support/page-on-screen.tsx';

const title = (text: string) => aBlock('Title', { text, size: 'large', align: 'start' }, `title-${text}`);

const shown = pageOnScreen();
let stop: () => void;
beforeEach(() => {
  stop = keepFocusNear();
});
afterEach(() => stop());

const open = () =>
  shown.open(aPage({ blocks: [title('Eins'), title('Zwei'), title('Drei')] }), {
    hub: fakeHub(),
    around: (screens) => <main>{screens}</main>,
  });

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
