import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { quietAfterMs, useQuietMoment } from './quiet-moment.ts';

function News() {
  return useQuietMoment() ? <p>Neuigkeiten</p> : null;
}

const show = (busyWith: React.ReactNode) =>
  render(
    <>
      {busyWith}
      <News />
    </>,
  );
const soon = { timeout: quietAfterMs * 3 };
const aWhile = () => new Promise((resolve) => setTimeout(resolve, quietAfterMs * 1.5));
const news = () => page.getByText('Neuigkeiten');

test('news come when nobody does anything', async () => {
  await show(null);
  await expect.element(news()).not.toBeInTheDocument();
  await expect.element(news(), soon).toBeVisible();
});

test('news wait while somebody writes', async () => {
  await show(<input aria-label="Titel" />);
  await userEvent.type(page.getByLabelText('Titel'), 'Turnen');
  await aWhile();
  await expect.element(news()).not.toBeInTheDocument();
  await userEvent.tab();
  await expect.element(news(), soon).toBeVisible();
});

test('news wait while something hangs at the pointer', async () => {
  await show(null);
  dispatchEvent(new PointerEvent('pointerdown'));
  await aWhile();
  await expect.element(news()).not.toBeInTheDocument();
  dispatchEvent(new PointerEvent('pointerup'));
  await expect.element(news(), soon).toBeVisible();
});

test('news wait until a dialog is answered', async () => {
  const { rerender } = await show(<div role="dialog" aria-label="Neue Seite" />);
  await aWhile();
  await expect.element(news()).not.toBeInTheDocument();
  await rerender(<News />);
  await expect.element(news(), soon).toBeVisible();
});
