import { fakeServer } from '@pausenplatz/kernel-browser/testing';
import { CapabilitiesProvider, fillSlot } from '@pausenplatz/kernel-host';
import { aHost, aSignedInUser, show } from '@pausenplatz/kernel-host/testing';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { type Trainer, trainers } from '../trainers.ts';
import { LearnBlockView } from './learn-block-view.tsx';

const aTrainer = (name: string, changes: Partial<Trainer>): Trainer => ({
  writesAs: [name],
  title: name,
  path: `/lernen/${name}`,
  duePath: `/lernen/${name}`,
  items: 10,
  secondsPerItem: 5,
  color: 'blue',
  Picture: () => <svg />,
  access: 'login',
  position: 1,
  ...changes,
});
const all = [aTrainer('Wörter', { writesAs: ['words'], position: 2, access: ['Pupil'] }), aTrainer('Rechnen', { writesAs: ['sums'] })];

interface Reader {
  readonly isSignedIn: boolean;
  readonly asMember?: boolean;
  readonly trainers?: string[];
}

async function open({ isSignedIn, asMember = false, trainers: chosen = [] }: Reader) {
  const states = [
    { trainer: 'sums', known: 8, due: 3, secure: 2 },
    { trainer: 'words', known: 4, due: 0, secure: 4 },
  ];
  const sent = fakeServer(() => ({ body: { trainers: states, pointsToday: 0, pointsWeek: 0, answersToday: 0 } }));
  const member = { classIds: [], visitor: { call: () => Promise.reject(new Error('nobody asks')) } };
  await show(
    <CapabilitiesProvider value={aHost({ isLive: false })}>
      <LearnBlockView
        settings={{ title: '', trainers: chosen }}
        page={{ pageId: 'p', files: {}, children: [], siblings: [], isSeenFirst: false, ...(asMember && { asMember: member }) }}
      />
    </CapabilitiesProvider>,
    {
      session: isSignedIn ? { status: 'signedIn', user: aSignedInUser({ userRoles: ['Pupil'] }) } : { status: 'signedOut' },
      fills: all.map((trainer) => fillSlot(trainers, async () => trainer)),
    },
  );
  return sent;
}

const tiles = () => page.getByRole('list', { name: 'Übungen' }).getByRole('link');

test('who is signed in sees what is due of each trainer, in the order of the hub', async () => {
  await open({ isSignedIn: true });
  await expect.element(tiles().first()).toHaveTextContent('Rechnen3 sind dran');
  await expect.element(tiles().last()).toHaveTextContent('WörterAlles geübt');
  await expect.element(tiles().first()).toHaveAttribute('href', '/lernen/Rechnen');
});

test.each([
  ['a visitor', { isSignedIn: false }],
  ['who looks as another reader', { isSignedIn: true, asMember: true }],
])('%s sees the ways alone and asks for nothing', async (_who, reader) => {
  const sent = await open({ ...reader, trainers: ['words'] });
  await expect.element(tiles()).toHaveTextContent('Wörter');
  await expect.element(tiles()).not.toHaveTextContent('Alles geübt');
  expect(sent).toEqual([]);
});
