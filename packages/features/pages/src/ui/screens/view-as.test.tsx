import { useApi } from '@pausenplatz/kernel-browser';
import { type BlockViewProps, blockView, fillSlot, useCurrentUser } from '@pausenplatz/kernel-host';
import { useEffect } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { type Page, viewPageAs } from '../../contract/index.ts';
import { aBlock, aPage, idOf } from '../test-support/demo-page.data.ts';
import { pageOnScreen, soon } from '../test-support/page-on-screen.tsx';

const shown = pageOnScreen();
const asked: { readonly user: string | null; readonly asMemberOf: readonly string[] | undefined }[] = [];

/** A block of another feature that says for whom it would read. */
function Asking({ page }: BlockViewProps<Readonly<Record<string, unknown>>>) {
  const user = useCurrentUser()?.firstName ?? null;
  const api = useApi();
  useEffect(() => {
    asked.push({ user, asMemberOf: page.asMember?.classIds });
    void api.call(viewPageAs, { id: page.pageId, reader: 'link' }).catch(() => undefined);
  }, [api, user, page.pageId, page.asMember?.classIds]);
  return <p>Für {user ?? 'niemanden'}</p>;
}

const open = (changes: Partial<Page> = {}) =>
  shown.open(aPage({ blocks: [aBlock('Asking', {})], ...changes }), { fills: [fillSlot(blockView('Asking'), async () => Asking)] });

afterEach(() => {
  asked.length = 0;
});

const readers = () => shown.server.calls.filter(({ path }) => path === 'pages/view-as/get/{id}').map(({ input }) => input['reader']);

test('whoever may change a page looks at it as a pupil, as parents, as everybody, and comes back', async () => {
  const screen = await open({ draft: true, groupForId: idOf('3a'), groupName: '3a' });
  await screen.getByRole('button', { name: 'Ansehen als' }).click();
  await expect.element(screen.getByText('Du siehst die Seite wie eine Schüler:in der Klasse 3a.')).toBeVisible();
  await expect.element(screen.getByText('Noch ist sie ein Entwurf', { exact: false })).toBeVisible();
  await expect.element(screen.getByText('Für Lea')).toBeVisible();
  await vi.waitFor(() => expect(asked.at(-1)).toEqual({ user: 'Lea', asMemberOf: [idOf('3a')] }), soon);
  await expect.poll(() => screen.getByRole('button', { name: 'Bearbeiten' }).elements()).toHaveLength(0);

  await screen.getByRole('tab', { name: 'Alle' }).click();
  await expect.element(screen.getByText('Für niemanden')).toBeVisible();
  expect(readers()).toContain('everybody');

  await screen.getByRole('button', { name: 'Zurück zur Seite' }).click();
  await expect.element(screen.getByRole('button', { name: 'Bearbeiten' })).toBeVisible();
  await vi.waitFor(() => expect(asked.at(-1)).toEqual({ user: 'Lea', asMemberOf: undefined }), soon);
});

test('a reader for whom the page is not there gets a word instead of it', async () => {
  const screen = await open();
  shown.server.answer('pages/view-as/get/{id}', () => ({ status: 200, body: { page: null } }));
  await screen.getByRole('button', { name: 'Ansehen als' }).click();
  await expect.element(screen.getByText('Diese Seite ist nicht für sie da')).toBeVisible();
});

test('the share dialog leads to what the choice opens', async () => {
  const screen = await open({ visibility: 'link' });
  await screen.getByRole('button', { name: 'Teilen' }).click();
  await screen.getByRole('button', { name: 'Genau so ansehen' }).click();
  await expect.element(screen.getByText('Du siehst die Seite wie Eltern, die den Link haben.')).toBeVisible();
  expect(readers()[0]).toBe('link');
});

test('who only reads a page has nobody else to look as', async () => {
  const screen = await open({ groupPermission: 1 });
  await expect.element(screen.getByText('Für Lea')).toBeVisible();
  await expect.poll(() => screen.getByRole('button', { name: 'Ansehen als' }).elements()).toHaveLength(0);
});
