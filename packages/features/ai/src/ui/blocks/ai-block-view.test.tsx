import { fakeServer } from '@pausenplatz/kernel-browser/testing';
import { CapabilitiesProvider } from '@pausenplatz/kernel-host';
import { aHost, aSignedInUser, show } from '@pausenplatz/kernel-host/testing';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { AiBlockView } from './ai-block-view.tsx';

interface Reader {
  readonly isSignedIn: boolean;
  readonly asMember?: boolean;
  readonly closed?: 'school' | null;
}

async function open({ isSignedIn, asMember = false, closed = null }: Reader) {
  const services = closed === null ? [{ service: 'chat', models: ['gpt-3.5'] }] : [];
  const rest = { credit: 0, displayCredit: '0.00', testCredit: 0, chats: [], projects: [], models: [], age: null, className: null };
  const sent = fakeServer(() => ({ body: { ...rest, services, closed, isPractice: true } }));
  const member = { classIds: [], visitor: { call: () => Promise.reject(new Error('nobody asks')) } };
  await show(
    <CapabilitiesProvider value={aHost({ isLive: false })}>
      <AiBlockView
        settings={{ title: '', services: ['chat', 'uebersetzer'] }}
        page={{ pageId: 'p', files: {}, children: [], siblings: [], isSeenFirst: false, ...(asMember && { asMember: member }) }}
      />
    </CapabilitiesProvider>,
    { session: isSignedIn ? { status: 'signedIn', user: aSignedInUser() } : { status: 'signedOut' } },
  );
  return sent;
}

const tiles = () => page.getByRole('list', { name: 'KI-Dienste' }).getByRole('listitem');
const ways = () => page.getByRole('list', { name: 'KI-Dienste' }).getByRole('link');

test('a service that nobody answers for stays where it is, and leads nowhere', async () => {
  await open({ isSignedIn: true });
  await expect.element(tiles().last()).toHaveTextContent('ÜbersetzerHier nicht im Angebot');
  await expect.element(ways()).toHaveAttribute('href', '/tools/ki/dienst/chat');
});

test('where the services are closed, each tile says so', async () => {
  await open({ isSignedIn: true, closed: 'school' });
  await expect.element(tiles().first()).toHaveTextContent('ChatNoch nicht offen');
  await expect.element(ways()).not.toBeInTheDocument();
});

test.each([
  ['a visitor', { isSignedIn: false }],
  ['who looks as another reader', { isSignedIn: true, asMember: true }],
])('%s sees the ways alone and asks for nothing', async (_who, reader) => {
  const sent = await open(reader);
  await expect.element(ways().last()).toHaveAttribute('href', '/tools/ki/dienst/uebersetzer');
  expect(sent).toEqual([]);
});
