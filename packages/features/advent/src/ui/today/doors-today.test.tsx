import { fakeServer } from '@pausenplatz/kernel-browser/testing';
import type { OutputOf } from '@pausenplatz/kernel-contract';
import { CapabilitiesProvider, fillSlot, HomeBoard, homeTiles, useCurrentUser } from '@pausenplatz/kernel-host';
import { aHost, aSignedInUser, show } from '@pausenplatz/kernel-host/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { getAdventToday } from '../../contract/index.ts';
import { calendarId } from '../../testing/shown.data.ts';
import { DoorsToday } from './doors-today.tsx';
import { doorsToday } from './slots.ts';
import { adventTiles } from './tiles.ts';

afterEach(() => vi.restoreAllMocks());

const host = aHost();

function Home() {
  const user = useCurrentUser();
  return user && <HomeBoard user={user} />;
}

async function open(role: 'Teacher' | 'Pupil', doors: OutputOf<typeof getAdventToday>['doors']) {
  const said = { doors, calendarIds: [calendarId], changesAt: '2027-12-05T05:00:00.000Z', now: '2027-12-04T08:00:00.000Z' };
  const sent = fakeServer(() => ({ body: said }));
  await show(
    <CapabilitiesProvider value={host}>
      <Home />
    </CapabilitiesProvider>,
    {
      session: { status: 'signedIn', user: aSignedInUser({ userRoles: [role] }) },
      fills: [fillSlot(homeTiles, async () => adventTiles), fillSlot(doorsToday, async () => DoorsToday)],
    },
  );
  return sent;
}

const aDoor = { calendarId, title: 'Unser Adventskalender', doorType: 'window', number: 4, label: '4', isOpened: false } as const;

test('a child goes from the home screen through the door of today', async () => {
  await open('Pupil', [aDoor]);
  await expect.element(page.getByRole('heading', { name: 'Türchen 4 ist offen' })).toBeVisible();
  const go = page.getByRole('link', { name: 'Türchen 4 aufmachen: Unser Adventskalender' });
  await expect.element(go).toHaveAttribute('href', `/advent/${calendarId}?tuer=4`);
});

test('a door behind which the child has looked may be looked at again', async () => {
  await open('Pupil', [{ ...aDoor, isOpened: true }]);
  await expect.element(page.getByText('Türchen 4 hast du schon angeschaut')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Türchen 4 nochmals anschauen: Unser Adventskalender' })).toBeVisible();
});

test('where no door is open nothing is said, and teachers ask nothing', async () => {
  const sent = await open('Pupil', []);
  await expect.poll(() => sent.length).toBe(1);
  await expect.element(page.getByText('Dein Adventskalender')).not.toBeInTheDocument();
  expect(await open('Teacher', [aDoor])).toHaveLength(0);
  await expect.element(page.getByText('Dein Adventskalender')).not.toBeInTheDocument();
});
