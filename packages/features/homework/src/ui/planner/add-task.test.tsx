import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import type { Plan } from '../../contract/index.ts';
import { aPlan, aTask, idOf, monday, tuesday } from '../test-support/a-plan.data.ts';
import { type FakePlanServer, fakePlanServer } from '../test-support/fake-plan-server.ts';
import { PlanHost } from '../test-support/plan-host.tsx';
import { WeekBoard } from './week-board.tsx';

let server: FakePlanServer;
async function open(plan: Plan) {
  server = fakePlanServer(plan);
  vi.stubGlobal('fetch', server.fetch);
  const screen = await render(<PlanHost>{() => <WeekBoard />}</PlanHost>);
  const field = screen.getByRole('textbox', { name: 'Neuer Eintrag: Montag, 1. März 2027' });
  await expect.element(field).toBeVisible();
  return { screen, field };
}
const added = () => server.calls.filter(({ path }) => path === 'homework/add-task').map(({ input }) => input);

beforeEach(() => sessionStorage.clear());
afterEach(async () => {
  await cleanup();
  vi.unstubAllGlobals();
});

const blue = { id: idOf('blue'), name: 'Gruppe Blau', pupils: [idOf('noah')] };

test('the box grows while one types', async () => {
  const { field } = await open(aPlan());
  const before = field.element().clientHeight;
  await field.fill('Bringt bitte alle das Leseheft, den Atlas und ein grosses Blatt Papier mit in die Schule. '.repeat(2));
  await expect.poll(() => field.element().clientHeight).toBeGreaterThan(before + 15);
  // Nothing that was typed is out of sight.
  await expect.poll(() => field.element().scrollHeight - field.element().clientHeight).toBeLessThanOrEqual(0);
});

test('what can be typed stands there with names of the class, and what was understood beside it', async () => {
  const { screen, field } = await open(aPlan([], { groups: [blue] }));
  await field.click();
  await expect.element(screen.getByText('Zum Beispiel «Mathematik: S. 44, 20 Min. @Gruppe Blau»').first()).toBeVisible();
  await userEvent.type(field, 'Mathematik S. 44, 20 Min. @Gruppe Blau');
  const understood = screen.getByRole('group', { name: 'So wird es eingetragen' });
  await expect.element(understood).toHaveTextContent('Mathematik20 Min.nur Gruppe Blau');
  await userEvent.keyboard('{Enter}');
  await vi.waitFor(() => expect(added()).toMatchObject([{ task: 'S. 44', subject: 'Mathematik', minutes: 20, pupils: [idOf('noah')] }]));
});

test('Enter saves also right after «Als Termin» was pressed, by pointer or by key', async () => {
  const { screen, field } = await open(aPlan());
  await userEvent.type(field, 'Zahnarzt');
  await screen.getByRole('button', { name: 'Als Termin' }).click();
  await userEvent.keyboard('{Enter}Turnfest');
  screen.getByRole('button', { name: 'Als Termin' }).element().focus();
  await userEvent.keyboard('{Enter}{Enter}');
  await vi.waitFor(() =>
    expect(added().map(({ task, event }) => [task, event])).toEqual([
      ['Zahnarzt', true],
      ['Turnfest', true],
    ]),
  );
});

test('an event of several days is one bar above its days', async () => {
  const camp = aTask({ id: idOf('camp'), task: 'Lager', event: true, eventDateTo: tuesday, subject: null });
  const plan = aPlan();
  await open({ ...plan, content: plan.content.map((column) => ({ ...column, events: [camp] })) });
  await expect
    .poll(() => [document.querySelectorAll('[data-bar]').length, document.querySelectorAll('[data-task]').length])
    .toEqual([1, 1]);
  const width = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().width ?? 0;
  await expect.poll(() => width('[data-bar]') / width(`[data-column="${monday}"]`)).toBeGreaterThan(1.5);
});
