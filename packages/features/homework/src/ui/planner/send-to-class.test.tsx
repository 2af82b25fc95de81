import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import type { Assignee } from '../../contract/index.ts';
import { taskIn } from '../../rules/index.ts';
import { aPlan, aTask, idOf } from '../test-support/a-plan.data.ts';
import { clearToasts } from '../test-support/clear-toasts.ts';
import { type FakePlanServer, fakePlanServer } from '../test-support/fake-plan-server.ts';
import { PlanHost } from '../test-support/plan-host.tsx';
import { SendToClass } from './send-to-class.tsx';

const at = '2027-03-01T08:00:00.000Z';
const noah: Assignee = { id: idOf('noah'), selected: true, doneAt: null, minutes: null, feedback: [] };
const praise = { id: idOf('praise'), type: 'lob', feedback: '', feedbackTeacherId: null, shared: false, at } as const;

let server: FakePlanServer;
async function open(assignedTo: Assignee[]) {
  const task = aTask({ assignedTo });
  server = fakePlanServer(aPlan([task]));
  vi.stubGlobal('fetch', server.fetch);
  const screen = await render(
    <PlanHost>{(plan) => <SendToClass task={taskIn(plan, task.id) ?? task} onDone={() => undefined} />}</PlanHost>,
  );
  await expect.element(screen.getByRole('button', { name: '4b, Klasse' })).toHaveFocus();
  return screen;
}
const moves = () => server.calls.filter(({ path }) => path === 'homework/task/move').map(({ input }) => input['copy']);

afterEach(async () => {
  await cleanup();
  clearToasts();
  vi.unstubAllGlobals();
});

test('a task that nobody has done anything with simply goes', async () => {
  const screen = await open([noah]);
  await expect.poll(() => screen.getByRole('note').elements()).toHaveLength(0);
  await userEvent.keyboard('{Enter}');
  await vi.waitFor(() => expect(moves()).toEqual([false]));
  await expect.element(screen.getByText('In die 4b verschoben')).toBeVisible();
});

test('what is lost is said before, and once more after', async () => {
  const screen = await open([{ ...noah, doneAt: at }]);
  await expect.element(screen.getByText(/^1 Kind hat schon abgehakt/)).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await vi.waitFor(() => expect(moves()).toEqual([false]));
  await expect.element(screen.getByText(/Häkchen und Zeiten der bisherigen Klasse sind nicht mitgegangen/)).toBeVisible();
});

test('with feedback a copy goes, and the feedback stays', async () => {
  const screen = await open([{ ...noah, feedback: [praise] }]);
  await expect.element(screen.getByText(/Sie bleiben hier; in die andere Klasse geht eine Kopie/)).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await vi.waitFor(() => expect(moves()).toEqual([true]));
  await expect.element(screen.getByText('In die 4b kopiert')).toBeVisible();
});
