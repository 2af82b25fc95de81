import { fakeServer } from '@pausenplatz/kernel-browser/testing';
import { CapabilitiesProvider, fillSlot, HomeBoard, homeTiles, useCurrentUser } from '@pausenplatz/kernel-host';
import { aHost, aSignedInUser, show } from '@pausenplatz/kernel-host/testing';
import type { OutputOf } from '@pausenplatz/kernel-contract';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { getPlansToday, OpenPlan } from '../../contract/index.ts';
import { idOf } from '../test-support/a-plan.data.ts';
import { PupilPlans } from './pupil-plans.tsx';
import { pupilPlans } from './slots.ts';
import { workPlansTiles } from './tiles.tsx';

afterEach(() => vi.restoreAllMocks());

const host = aHost();

function Home() {
  const user = useCurrentUser();
  return user && <HomeBoard user={user} />;
}

async function open(role: 'Teacher' | 'Pupil', said: Partial<OutputOf<typeof getPlansToday>>) {
  const nothing = {
    today: '2027-03-01',
    now: '2027-03-01T09:00:00.000Z',
    plans: [],
    waiting: { count: 0, oldest: null },
    assignmentIds: [],
  };
  const sent = fakeServer(() => ({ body: { ...nothing, ...said } }));
  await show(
    <CapabilitiesProvider value={host}>
      <Home />
    </CapabilitiesProvider>,
    {
      session: { status: 'signedIn', user: aSignedInUser({ userRoles: [role] }) },
      fills: [fillSlot(homeTiles, async () => workPlansTiles), fillSlot(pupilPlans, async () => PupilPlans)],
    },
  );
  return sent;
}

const aPlan = (more: Partial<OpenPlan>): OpenPlan => ({
  id: idOf('plan'),
  url: idOf('url'),
  title: 'Plan 8',
  dueOn: '2027-03-12',
  mandatory: 8,
  through: 3,
  withTeacher: 2,
  next: null,
  ...more,
});

test('a child goes from the home screen to the task that is next', async () => {
  const next = { taskId: idOf('Mauern'), nr: 4, title: 'Mauern', icon: 'apple', status: 'answer' } as const;
  await open('Pupil', { plans: [aPlan({ next })] });
  await expect.element(page.getByText('Du bist dran · deine Lehrperson hat geantwortet')).toBeVisible();
  await expect.element(page.getByText('3 von 8 fertig')).toBeVisible();
  const go = page.getByRole('link', { name: 'Mauern: los' });
  await expect.element(go).toHaveAttribute('href', `/tools/arbeitsplan/${idOf('url')}?aufgabe=${idOf('Mauern')}`);
});

test('a child is told when the teacher is on', async () => {
  await open('Pupil', { plans: [aPlan({})] });
  await expect.element(page.getByText('Gerade ist deine Lehrperson dran')).toBeVisible();
  await expect.element(page.getByText('2 bei deiner Lehrperson')).toBeVisible();
});

test('a teacher goes to what waits the longest', async () => {
  const oldest = {
    planUrl: idOf('url'),
    assignmentId: idOf('assignment'),
    taskId: idOf('Mauern'),
    pupilId: idOf('noah'),
    since: '2027-03-01T08:54:00.000Z',
  };
  await open('Teacher', { waiting: { count: 3, oldest } });
  await expect.element(page.getByText('3 Aufgaben in Arbeitsplänen warten auf dich')).toBeVisible();
  await expect.element(page.getByText('die älteste seit 6 Min.')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Prüfen' })).toHaveAttribute('href', expect.stringContaining(`kind=${idOf('noah')}`));
});

test.each(['Teacher', 'Pupil'] as const)('a %s for whom nothing waits sees nothing of plans', async (role) => {
  const sent = await open(role, {});
  await expect.poll(() => sent.length).toBe(1);
  await expect.element(page.getByText('Arbeitsplän', { exact: false })).not.toBeInTheDocument();
});
