import { type FakeAnswer, fakeServer } from '@pausenplatz/kernel-browser/testing';
import { type BlockSurroundings, CapabilitiesProvider } from '@pausenplatz/kernel-host';
import { aHost, aSignedInUser, show } from '@pausenplatz/kernel-host/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { Plan } from '../../contract/index.ts';
import { aPlan, aState, aTask, anOwnPlan, idOf } from '../test-support/a-plan.data.ts';
import { PlanBlockView } from './plan-block-view.tsx';

afterEach(() => vi.restoreAllMocks());

const host = aHost();

interface World {
  readonly role: 'Teacher' | 'Pupil' | 'SchoolAdmin' | null;
  /** Null where it is not there for who asks. */
  readonly plan?: Plan | null;
  /** The own plan once something was sent. */
  readonly after?: Plan;
  readonly show?: 'all' | 'open';
  readonly asMember?: BlockSurroundings['asMember'];
  readonly changes?: () => FakeAnswer;
}

const refused = (code: string, status: number): FakeAnswer => ({
  status,
  body: { code, messageType: 'warning', messageTitle: 'Das geht nicht', messageBody: 'Warum.' },
});

async function open({ role, plan = null, after, show: shown = 'all', asMember, changes = () => ({ body: { ok: true } }) }: World) {
  let now = plan;
  const sent = fakeServer((path) => {
    if (path.startsWith('arbeitsplan/get/')) return now ? { body: now } : refused('WORK_PLAN_NOT_FOUND', 404);
    if (path.startsWith('arbeitsplan/counts/'))
      return { body: { counts: [{ assignmentId: idOf('assignment'), pupilCount: 18, begun: 15, through: 4, waiting: 3 }] } };
    now = after ?? now;
    return changes();
  });
  const surroundings = { pageId: idOf('page'), files: {}, children: [], siblings: [], isSeenFirst: false, ...(asMember && { asMember }) };
  const block = (
    <CapabilitiesProvider value={host}>
      <PlanBlockView settings={{ planUrl: idOf('url'), show: shown }} page={surroundings} />
    </CapabilitiesProvider>
  );
  await show(block, {
    at: '/seite/arbeitsplan-der-3a',
    path: '/seite/:id',
    session: role === null ? { status: 'signedOut' } : { status: 'signedIn', user: aSignedInUser({ userRoles: [role] }) },
  });
  return sent;
}

const three = [aTask('Mauern'), aTask('Reihe'), aTask('Knobeln', { correctionMode: 'none' })];

test('a child sees its own states and says by one tap that it begins', async () => {
  const own = anOwnPlan([aState('Mauern', 'finished')]);
  const answer = { body: { state: { ...aState('Reihe', 'inProgress'), userId: idOf('noah') }, entry: null } };
  const [plan, after] = [own, anOwnPlan([...own.states, aState('Reihe', 'inProgress')])].map((one) =>
    aPlan(three, { own: one, canEdit: false }),
  );
  const sent = await open({ role: 'Pupil', plan: plan ?? null, ...(after && { after }), changes: () => answer });
  await expect.element(page.getByText('1 von 3 fertig')).toBeVisible();
  await expect.element(page.getByText('korrigiert')).toBeVisible();
  await page.getByRole('button', { name: 'Nr. 2 Reihe beginnen' }).click();
  await expect.element(page.getByText('in Arbeit')).toBeVisible();
  await expect.poll(() => sent.filter(({ path }) => path === 'arbeitsplan/task/status/add').length).toBe(1);
  expect(sent.find(({ path }) => path === 'arbeitsplan/task/status/add')?.body).toMatchObject({
    status: 'inProgress',
    expectedStatus: 'open',
  });
  // A page may be called like the tool; its plans are found all the same.
  await expect
    .element(page.getByRole('link', { name: '2 Reihe' }))
    .toHaveAttribute('href', `/tools/arbeitsplan/${idOf('url')}?aufgabe=${idOf('Reihe')}`);
});

test('a tap that the server refuses is taken back and said', async () => {
  await open({ role: 'Pupil', plan: aPlan(three, { own: anOwnPlan(), canEdit: false }), changes: () => refused('STATUS_CHANGED', 409) });
  await page.getByRole('button', { name: 'Nr. 1 Mauern beginnen' }).click();
  await expect.element(page.getByText('Das geht nicht')).toBeVisible();
  await expect.element(page.getByText('in Arbeit')).not.toBeInTheDocument();
});

test('only what is open is there where the page says so, and in an archived plan nothing to tap', async () => {
  const own = anOwnPlan([aState('Mauern', 'finished')]);
  await open({ role: 'Pupil', plan: aPlan(three, { own, canEdit: false, isArchived: true }), show: 'open' });
  await expect.element(page.getByText('Dieser Plan liegt im Archiv.')).toBeVisible();
  await expect.element(page.getByText('2 Reihe')).toBeVisible();
  await expect.element(page.getByText('1 Mauern')).not.toBeInTheDocument();
  await expect.element(page.getByRole('button')).not.toBeInTheDocument();
});

test('a teacher sees figures without names, and goes to check the class', async () => {
  await open({ role: 'Teacher', plan: aPlan(three) });
  await expect.element(page.getByText('15 von 18 haben begonnen · 4 Kinder sind durch')).toBeVisible();
  await expect.element(page.getByText('3 warten auf dich')).toBeVisible();
  const check = page.getByRole('link', { name: 'Zahlenmauern mit 3a prüfen' });
  await expect.element(check).toHaveAttribute('href', `/tools/arbeitsplan/${idOf('url')}?modus=pruefen&zuteilung=${idOf('assignment')}`);
});

test('who looks at the page as a child sees the tasks, and nobody’s states', async () => {
  const visitor = { call: () => Promise.reject(new Error('nobody asks as a visitor')) };
  await open({ role: 'Teacher', plan: aPlan(three), asMember: { classIds: [idOf('class')], visitor } });
  await expect.element(page.getByRole('link', { name: '1 Mauern' })).toBeVisible();
  await expect.element(page.getByText('haben begonnen', { exact: false })).not.toBeInTheDocument();
  await expect.element(page.getByRole('button')).not.toBeInTheDocument();
});

test('to who looks as a child of another class it is not there', async () => {
  const visitor = { call: () => Promise.reject(new Error('nobody asks as a visitor')) };
  await open({ role: 'Teacher', plan: aPlan(three), asMember: { classIds: [idOf('other')], visitor } });
  await expect.element(page.getByText('Dieser Arbeitsplan ist nicht (mehr) da', { exact: false })).toBeVisible();
});

test('a visitor is asked to sign in, nothing is read and nothing shown', async () => {
  const sent = await open({ role: null, plan: aPlan(three) });
  const link = page.getByRole('link', { name: 'Anmelden und öffnen' });
  await expect.element(link).toHaveAttribute('href', `/tools/arbeitsplan/${idOf('url')}`);
  await expect.element(page.getByText('Zahlenmauern')).not.toBeInTheDocument();
  expect(sent).toHaveLength(0);
});

test.each(['Pupil', 'Teacher'] as const)('a plan that is gone, or not for this %s, is said calmly', async (role) => {
  await open({ role });
  await expect.element(page.getByText('Dieser Arbeitsplan ist nicht (mehr) da', { exact: false })).toBeVisible();
});

test('who has no plans at all is told so without a call', async () => {
  const sent = await open({ role: 'SchoolAdmin', plan: aPlan(three) });
  await expect.element(page.getByText('Dieser Arbeitsplan ist nicht (mehr) da', { exact: false })).toBeVisible();
  expect(sent).toHaveLength(0);
});
