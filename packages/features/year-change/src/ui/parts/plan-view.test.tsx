import { fakeServer } from '@pausenplatz/kernel-browser/testing';
import type { Operation } from '@pausenplatz/kernel-contract';
import { show } from '@pausenplatz/kernel-host/testing';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { YearPlan } from '../../contract/index.ts';
import { PlanView } from './plan-view.tsx';

const idOf = (name: string) => name.padEnd(22, '0');
const running: YearPlan = {
  id: idOf('plan'),
  schoolId: idOf('school'),
  schoolName: 'Schule Sonnenberg',
  schoolYear: 2027,
  state: 'running',
  day: '2027-08-01',
  timing: 'ready',
  operationId: idOf('operation'),
  steps: [],
  newClassNames: [],
  mayRun: true,
  adminMode: 'selfManaged',
  openRequests: 0,
  writing: [],
  teachers: [],
};

test('while a plan runs its progress stands there in words, and it cannot be started once more', async () => {
  const operation: Operation = {
    id: idOf('operation'),
    kind: 'year',
    state: 'running',
    done: 12,
    total: 40,
    result: null,
    failure: null,
  };
  fakeServer((path) => ({ body: path.startsWith('operations/') ? operation : running }));
  await show(<PlanView planId={running.id} onBack={() => undefined} />);
  await expect.element(page.getByRole('progressbar', { name: 'Jahreswechsel läuft' })).toHaveAttribute('aria-valuenow', '30');
  await expect.element(page.getByText('12 von 40')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Plan durchführen' })).not.toBeInTheDocument();
});
