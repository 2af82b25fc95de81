import { ApiProvider, createApi, withoutSession } from '@pausenplatz/kernel-browser';
import { AppTheme, Toasts } from '@pausenplatz/kernel-ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page as browser } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { ChosenIcon } from '../contract/index.ts';
import { IconChoice } from './icon-choice.tsx';

const scissors = { set: 'fa', name: 'scissors', label: 'Schere', path: 'M0 0h9' };
const school = { set: 'fa', name: 'school', label: 'Schulhaus', path: 'M0 0v9' };
const igel = { set: 'emojis', emoji: '🦔', label: 'Igel' };
const groups = [
  { id: 'school', name: 'Schule' },
  { id: 'art', name: 'Werken' },
];
const file = { id: 'f'.repeat(22), url: '/files/logo.png', name: 'logo.png', mimeType: 'image/png', sizeBytes: 3 };
const logo = { label: 'Logo', file: { ...file, width: 4, height: 4, widths: [], preview: null } };

const asked: string[] = [];
let own = [logo];
const answer = (address: URL): { status: number; body: unknown } => {
  const search = address.searchParams.get('search');
  const found = (icons: readonly object[]) => ({ status: 200, body: { groups, icons, hasMore: false } });
  if (address.pathname === '/api/icon/fa/get') {
    if (search !== null) return found(search.startsWith('sche') ? [scissors] : []);
    return found(address.searchParams.get('group') === 'art' ? [scissors] : [school]);
  }
  if (address.pathname === '/api/icon/emojis/get') return found([igel]);
  if (address.pathname === '/api/icon/getusericons') return { status: 200, body: { icons: own } };
  if (address.pathname === '/api/icon/deleteusericon') own = [];
  if (address.pathname === '/api/icon/addusericon') own = [logo];
  return address.pathname.endsWith('usericon') ? { status: 200, body: { ok: true, icon: logo } } : found([]);
};

beforeEach(() => {
  asked.length = 0;
  own = [logo];
  vi.stubGlobal('fetch', (path: string) => {
    const address = new URL(path, 'http://own.invalid');
    asked.push(address.pathname);
    const { status, body } = answer(address);
    return Promise.resolve(new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } }));
  });
});
afterEach(() => vi.unstubAllGlobals());

async function open(chosen: ChosenIcon = 'book') {
  const onChoose = vi.fn();
  await browser.viewport(400, 700);
  const screen = await render(
    <AppTheme>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <ApiProvider value={createApi({ serverAddress: '', session: withoutSession })}>
          <IconChoice chosen={chosen} onChoose={onChoose} />
          <Toasts />
        </ApiProvider>
      </QueryClientProvider>
    </AppTheme>,
  );
  return { screen, onChoose };
}

test('an icon is chosen as it looks, from a group or by a German word', async () => {
  const { screen, onChoose } = await open(scissors as ChosenIcon);
  await screen.getByRole('button', { name: 'Schulhaus' }).click();
  expect(onChoose.mock.lastCall).toEqual([school]);
  await screen.getByLabelText('Gruppe').selectOptions('art');
  await expect.element(screen.getByRole('button', { name: 'Schere' })).toHaveAttribute('aria-pressed', 'true');
  await screen.getByLabelText('Gruppe').selectOptions('school');
  await screen.getByLabelText('Zeichen suchen').fill('schere');
  await screen.getByRole('button', { name: 'Schere' }).click();
  expect(onChoose.mock.lastCall).toEqual([scissors]);
  await expect.element(screen.getByLabelText('Gruppe')).toBeDisabled();
  await screen.getByLabelText('Zeichen suchen').fill('Quark');
  await expect.element(screen.getByText('Kein Zeichen mit diesen Worten.', { exact: false })).toBeVisible();
});

test('each set is asked for when it is opened, and names whose drawings it has', async () => {
  const { screen, onChoose } = await open(scissors as ChosenIcon);
  await expect.element(screen.getByText('Font Awesome Free', { exact: false })).toBeVisible();
  expect(asked).toEqual(['/api/icon/fa/get']);
  await screen.getByRole('tab', { name: 'Emojis' }).click();
  await screen.getByRole('button', { name: 'Igel' }).click();
  expect(onChoose.mock.lastCall).toEqual([igel]);
  await expect.element(screen.getByText('Font Awesome Free', { exact: false })).not.toBeInTheDocument();
  expect(asked).toEqual(['/api/icon/fa/get', '/api/icon/emojis/get']);
});

test('a picture of one’s own comes with its file; it is let go, and that is taken back', async () => {
  const { screen, onChoose } = await open();
  await screen.getByRole('tab', { name: 'Eigene' }).click();
  await screen.getByRole('button', { name: 'Logo', exact: true }).click();
  expect(onChoose.mock.lastCall).toEqual([{ set: 'own', fileId: file.id, label: 'Logo' }, logo.file]);
  await screen.getByRole('button', { name: 'Logo aus deinen Zeichen entfernen' }).click();
  await expect.element(screen.getByText('Noch kein eigenes Zeichen.', { exact: false })).toBeVisible();
  await screen.getByRole('button', { name: 'Rückgängig' }).click();
  await expect.element(screen.getByRole('button', { name: 'Logo', exact: true })).toBeVisible();
});
