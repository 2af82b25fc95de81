import { ApiProvider, createApi, withoutSession } from '@pausenplatz/kernel-browser';
import { createSessionStore, SessionProvider } from '@pausenplatz/kernel-host';
import { AppTheme } from '@pausenplatz/kernel-ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { forgetPreferences } from '../services/preferences.ts';
import { SidebarPanel } from './sidebar.tsx';
import { SignedInBars } from './signed-in-bars.tsx';
import { useSidebar } from './use-sidebar.ts';

beforeEach(async () => {
  forgetPreferences();
  await page.viewport(1280, 800);
});

function Example() {
  const sidebar = useSidebar();
  return (
    <>
      <button type="button" onClick={() => sidebar.act('toggle')}>
        Umschalten
      </button>
      <SidebarPanel sidebar={sidebar} entries={[]} />
    </>
  );
}

const show = (content = <Example />) =>
  render(
    <AppTheme choice="light">
      <QueryClientProvider client={new QueryClient()}>
        <ApiProvider value={createApi({ serverAddress: '', session: withoutSession })}>
          <SessionProvider value={createSessionStore(async () => ({ status: 'signedOut' }))}>
            <MemoryRouter>{content}</MemoryRouter>
          </SessionProvider>
        </ApiProvider>
      </QueryClientProvider>
    </AppTheme>,
  );
const navigation = () => page.getByRole('navigation', { name: 'Hauptnavigation' });
const toggle = async () => {
  const [button] = page.getByText('Umschalten').elements();
  if (button instanceof HTMLElement) button.click();
};

test('a pinned sidebar cannot be toggled; an unpinned one can', async () => {
  await show();
  await expect.element(navigation()).toBeVisible();
  await toggle();
  await expect.element(navigation()).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Seitenleiste lösen' }));
  await toggle();
  await expect.element(navigation()).not.toBeInTheDocument();
});

test('the pin is remembered on this device', async () => {
  const { unmount } = await show();
  await userEvent.click(page.getByRole('button', { name: 'Seitenleiste lösen' }));
  await unmount();
  await show();
  await expect.element(navigation()).not.toBeInTheDocument();
  expect(localStorage.getItem('preferences')).toContain('"sidebarPinned":false');
});

test('on a narrow screen the sidebar floats, offers no pin and closes with Escape', async () => {
  await page.viewport(600, 800);
  await show();
  await expect.element(navigation()).not.toBeInTheDocument();
  await toggle();
  await expect.element(navigation()).toBeVisible();
  await expect.poll(() => page.getByRole('button', { name: /anheften|lösen/ }).elements()).toHaveLength(0);
  await userEvent.keyboard('{Escape}');
  await expect.element(navigation()).not.toBeInTheDocument();
});

test('what a feature has to say above the screens takes nothing along when it cannot be loaded', async () => {
  const Lost = () => {
    throw new Error('Failed to fetch dynamically imported module');
  };
  const Notice = () => <p>Morgen ist frei.</p>;
  await show(<SignedInBars sidebar={null} entries={[]} onSearch={() => undefined} screenExists={() => true} banners={[Lost, Notice]} />);
  await expect.element(page.getByText('Morgen ist frei.')).toBeVisible();
});
