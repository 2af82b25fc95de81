import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { quietAfterMs, useQuietMoment } from './quiet-moment.ts';

function News() {
  return useQuietMoment() ? <p>Neuigkeiten</p> : null;
}

// Nothing here waits for the machine's own clock, which a busy machine lets run on between two presses.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

const show = (busyWith: React.ReactNode) =>
  render(
    <>
      {busyWith}
      <News />
    </>,
  );
const pass = (share: number) => vi.advanceTimersByTimeAsync(quietAfterMs * share);
const news = () => expect.element(page.getByText('Neuigkeiten'));

test('news come when nobody does anything', async () => {
  await show(null);
  await pass(0.9);
  await news().not.toBeInTheDocument();
  await pass(0.2);
  await news().toBeVisible();
});

test('news wait while somebody writes', async () => {
  await show(<input aria-label="Titel" />);
  const field = page.getByLabelText('Titel').element() as HTMLInputElement;
  field.focus();
  await pass(2.5);
  await news().not.toBeInTheDocument();
  field.blur();
  await pass(1);
  await news().toBeVisible();
});

test('each key begins the wait anew', async () => {
  await show(null);
  for (let keys = 0; keys < 3; keys += 1) {
    await pass(0.7);
    dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }));
  }
  await news().not.toBeInTheDocument();
  await pass(1.1);
  await news().toBeVisible();
});

test('news wait while something hangs at the pointer', async () => {
  await show(null);
  dispatchEvent(new PointerEvent('pointerdown'));
  await pass(2.5);
  await news().not.toBeInTheDocument();
  dispatchEvent(new PointerEvent('pointerup'));
  await pass(1.1);
  await news().toBeVisible();
});

test('news wait until a dialog is answered', async () => {
  const { rerender } = await show(<div role="dialog" aria-label="Neue Seite" />);
  await pass(2.5);
  await news().not.toBeInTheDocument();
  await rerender(<News />);
  await pass(1.1);
  await news().toBeVisible();
});
