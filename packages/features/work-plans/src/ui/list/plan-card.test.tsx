import { fakeServer } from '@pausenplatz/kernel-browser/testing';
import { aSignedInUser, show } from '@pausenplatz/kernel-host/testing';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { ListedPlan } from '../../contract/index.ts';
import { aPlan, idOf } from '../test-support/a-plan.data.ts';
import { PlanCard } from './plan-card.tsx';

async function open(isPast: boolean, isClassArchived = false) {
  const sent = fakeServer(() => ({ body: { ok: true } }));
  const [given] = aPlan([]).assignments;
  if (!given) throw new Error('A plan of nobody');
  const plan: ListedPlan = {
    id: idOf('plan'),
    url: idOf('url'),
    title: 'Mauern',
    template: 'none',
    keywords: [],
    updatedAt: '2027-03-01T08:00:00.000Z',
    tasks: 3,
    canEdit: true,
    assignments: [{ ...given, isArchived: isClassArchived, pupilCount: 18, waiting: 0, oldestWaiting: null }],
    progress: null,
  };
  const user = aSignedInUser({ userRoles: ['Teacher'] });
  const card = <PlanCard plan={plan} today="2027-04-01" isPast={isPast} />;
  await show(card, { session: { status: 'signedIn', user }, at: '/tools/arbeitsplan', path: '/tools/arbeitsplan' });
  await page.getByRole('button', { name: 'Mehr zu Mauern' }).click();
  return sent;
}

const back = page.getByRole('menuitem', { name: 'Aus dem Archiv holen' });

test('a plan in the archive is not late, and comes back', async () => {
  const sent = await open(true);
  await expect.element(page.getByText('überfällig', { exact: false })).not.toBeInTheDocument();
  await expect.element(page.getByRole('menuitem', { name: 'Ins Archiv' })).not.toBeInTheDocument();
  await back.click();
  await expect.poll(() => sent.map(({ body }) => body)).toContainEqual({ id: idOf('plan'), field: 'archived', value: false });
});

test('with an archived class a plan stays in the archive', async () => {
  await open(true, true);
  await expect.element(back).not.toBeInTheDocument();
});

test('a plan in use may be late, and goes into the archive', async () => {
  await open(false);
  await expect.element(page.getByText('überfällig seit', { exact: false })).toBeVisible();
  await expect.element(page.getByRole('menuitem', { name: 'Ins Archiv' })).toBeVisible();
  await expect.element(back).not.toBeInTheDocument();
});
