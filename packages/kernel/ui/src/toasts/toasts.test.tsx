import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { AppTheme } from '../theme/app-theme.tsx';
import { notify, useToastStore } from './toast-store.ts';
import { Toasts } from './toasts.tsx';

beforeEach(() => useToastStore.setState({ toasts: [] }));

const show = () =>
  render(
    <AppTheme choice="light">
      <Toasts />
    </AppTheme>,
  );
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

test('a toast leaves by itself after its time', async () => {
  await show();
  notify({ type: 'success', title: 'Gespeichert', timeoutMs: 1000 });
  await expect.element(page.getByText('Gespeichert')).toBeVisible();
  await expect.element(page.getByText('Gespeichert')).not.toBeInTheDocument();
});

test('a toast stays while it is hovered, and goes on counting afterwards', async () => {
  await show();
  notify({ type: 'info', title: 'Lies mich', timeoutMs: 1500 });
  const toast = page.getByRole('article', { name: 'Hinweis' });
  await expect.element(toast).toBeVisible();
  await userEvent.hover(toast);
  await wait(2200);
  await expect.element(toast).toBeVisible();
  await userEvent.unhover(toast);
  await expect.element(toast).not.toBeInTheDocument();
});

test('a toast is closed by hand, by keyboard too', async () => {
  await show();
  notify({ type: 'error', title: 'Oh nein' });
  const close = page.getByRole('button', { name: 'Meldung schliessen' });
  await expect.element(close).toBeVisible();
  const element = close.element();
  if (element instanceof HTMLElement) element.focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Oh nein')).not.toBeInTheDocument();
});

test('errors are read aloud at once, the rest politely', async () => {
  await show();
  const region = page.getByRole('region', { name: 'Meldungen' });
  await expect.element(region).toHaveAttribute('aria-live', 'polite');
  notify({ type: 'error', title: 'Oh nein' });
  await expect.element(region).toHaveAttribute('aria-live', 'assertive');
});

test('the permission toast is purple', async () => {
  await show();
  notify({ type: 'permission', title: 'Für diese Seite hast du keine Berechtigung!' });
  const toast = page.getByRole('article', { name: 'Keine Berechtigung' });
  await expect.element(toast).toBeVisible();
  await expect.poll(() => getComputedStyle(toast.element()).backgroundColor).toBe('rgb(107, 63, 160)');
});

test('what was deleted comes back with the button of the toast', async () => {
  await show();
  let undone = 0;
  notify({ type: 'info', title: 'Block gelöscht', actions: [{ label: 'Rückgängig', run: () => (undone += 1) }] });
  await userEvent.click(page.getByRole('button', { name: 'Rückgängig' }));
  expect(undone).toBe(1);
  await expect.element(page.getByText('Block gelöscht')).not.toBeInTheDocument();
});
