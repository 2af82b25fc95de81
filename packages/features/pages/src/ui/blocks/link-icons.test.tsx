import { expect, test, vi } from 'vitest';
import { aBlock, aPage, idOf } from '../test-support/demo-page.data.ts';
import { refused } from '../test-support/fake-server.ts';
import { pageOnScreen, soon } from '../test-support/page-on-screen.tsx';

const shown = pageOnScreen();
const picture = {
  id: idOf('sign'),
  url: '/files/sign.png',
  name: 'schule.example.png',
  mimeType: 'image/png',
  sizeBytes: 3,
  width: 4,
  height: 4,
  widths: [],
  preview: null,
};
const links = () => shown.server.page().blocks[0]?.settings['links'];
const asked = () => shown.server.calls.filter(({ path }) => path === 'pages/links/icon').map(({ input }) => input['url']);

async function edit(first: readonly object[] = []) {
  const screen = await shown.edit(aPage({ blocks: [aBlock('LinkList', { links: first })] }));
  await screen.getByRole('button', { name: 'Link-Liste bearbeiten' }).click();
  return screen;
}
async function add(screen: Awaited<ReturnType<typeof edit>>, title: string, url: string) {
  const form = screen.getByRole('form', { name: 'Neuer Link' });
  await form.getByRole('textbox', { name: 'Titel' }).fill(title);
  await form.getByRole('combobox', { name: 'Adresse oder Seite' }).fill(url);
  await form.getByRole('button', { name: 'Link hinzufügen' }).click();
}

test('a link that is added gets the sign of its website, and loses it when it leads elsewhere', async () => {
  const screen = await edit();
  shown.server.answer('pages/links/icon', ({ url }) => ({
    status: 200,
    body: { picture: url === 'https://schule.example/' ? picture : null },
  }));
  await add(screen, 'Schule', 'https://schule.example/');
  await vi.waitFor(() => expect(links()).toMatchObject([{ title: 'Schule', iconId: idOf('sign') }]), soon);
  await screen.getByRole('combobox', { name: 'Adresse oder Seite' }).first().fill('https://igel.example/');
  await vi.waitFor(() => expect(asked()).toEqual(['https://schule.example/', 'https://igel.example/']), soon);
  await vi.waitFor(() => expect(JSON.stringify(links())).not.toContain('iconId'), soon);
});

test('links that stand there already, own pages and what is refused are left alone', async () => {
  const old = { id: 'a', title: 'Alt', url: 'https://alt.example/', description: '' };
  const screen = await edit([old]);
  shown.server.answer('pages/links/icon', () => refused(429, 'TOO_MANY_REQUESTS'));
  await add(screen, 'Agenda', '/tools/agenda');
  await add(screen, 'Neu', 'https://neu.example/');
  await vi.waitFor(() => expect(asked()).toEqual(['https://neu.example/']), soon);
  await vi.waitFor(() => expect(links()).toMatchObject([{ title: 'Alt' }, { title: 'Agenda' }, { title: 'Neu' }]), soon);
  expect(JSON.stringify(links())).not.toContain('iconId');
});
