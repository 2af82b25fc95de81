import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import type { Plan } from '../../contract/index.ts';
import { aPlan, aTask, monday, tuesday } from '../test-support/a-plan.data.ts';
import { clearToasts } from '../test-support/clear-toasts.ts';
import { type FakePlanServer, fakePlanServer } from '../test-support/fake-plan-server.ts';
import { PlanHost, readAgain } from '../test-support/plan-host.tsx';
import { WeekBoard } from './week-board.tsx';

let server: FakePlanServer;
async function open(plan: Plan = aPlan()) {
  server = fakePlanServer(plan);
  vi.stubGlobal('fetch', server.fetch);
  const screen = await render(<PlanHost>{() => <WeekBoard />}</PlanHost>);
  const field = screen.getByRole('textbox', { name: 'Neuer Eintrag: Montag, 1. März 2027' });
  await expect.element(field).toBeVisible();
  return { screen, field };
}
const cards = () => [...document.querySelectorAll<HTMLElement>(`[data-column="${monday}"] article`)];
const words = () => cards().map((card) => card.getAttribute('aria-label'));
const added = () => server.calls.filter(({ path }) => path === 'homework/add-task');
const focused = () => {
  const { activeElement } = document;
  if (!(activeElement instanceof HTMLInputElement || activeElement instanceof HTMLTextAreaElement))
    throw new Error('No field has the focus');
  return activeElement;
};

beforeEach(() => sessionStorage.clear());
afterEach(async () => {
  await cleanup();
  // A notice of the test before would lie over what this one clicks.
  clearToasts();
  vi.unstubAllGlobals();
});

describe('typing into a day', () => {
  test('shows the task before the server knows it, and the next one is typed on in the same field', async () => {
    const { field } = await open();
    server.hold();
    await userEvent.type(field, 'Lesen{Enter}Rech');
    expect(words()).toEqual(['Lesen']);
    const [card] = cards();
    server.release();
    await vi.waitFor(() => expect(card?.querySelector('[data-open]')).not.toBeNull());
    await expect.poll(() => cards()[0]).toBe(card);
    expect([focused().value, focused().selectionStart]).toEqual(['Rech', 4]);
    await userEvent.keyboard('nen{Enter}');
    await vi.waitFor(() => expect(words()).toEqual(['Lesen', 'Rechnen']));
  });

  test('saves two quick entries as two tasks in their order, each with a key of its own', async () => {
    const { field } = await open();
    server.hold();
    await userEvent.type(field, 'Eins{Enter}Zwei{Enter}{Enter}');
    // Both stand there at once, and come to the server one behind the other.
    await vi.waitFor(() => expect(words()).toEqual(['Eins', 'Zwei']));
    await vi.waitFor(() => expect(added()).toHaveLength(1));
    server.release();
    await vi.waitFor(() => expect(added()).toHaveLength(2));
    server.release();
    await vi.waitFor(() => expect(document.querySelectorAll('[data-open]')).toHaveLength(2));
    expect(words()).toEqual(['Eins', 'Zwei']);
    expect(new Set(added().map(({ key }) => key)).size).toBe(2);
    expect(added().every(({ key }) => key !== null)).toBe(true);
  });

  test('reads subject and minutes out of the words', async () => {
    const { field } = await open();
    await userEvent.type(field, 'Mathematik: Seite 12 15min{Enter}');
    await vi.waitFor(() => expect(added()[0]?.input).toMatchObject({ task: 'Seite 12', subject: 'Mathematik', minutes: 15, date: monday }));
  });

  test('brings the words back when the server refuses them', async () => {
    const { screen, field } = await open();
    server.refuseNext({
      code: 'DAY_FULL',
      messageType: 'warning',
      messageTitle: 'Der Tag ist voll',
      messageBody: 'Hier hat nichts mehr Platz.',
    });
    await userEvent.type(field, 'Zu viel{Enter}');
    // Only once it was refused; the words that stand there before are those that were typed.
    await expect.element(screen.getByText('Der Tag ist voll')).toBeVisible();
    await expect.element(field).toHaveValue('Zu viel');
    expect(words()).toEqual([]);
  });

  test('brings refused words back before those that were typed since', async () => {
    const { field } = await open();
    server.hold();
    server.refuseNext({ code: 'DAY_FULL', messageType: 'warning', messageTitle: 'Der Tag ist voll', messageBody: '' });
    await userEvent.type(field, 'Lesen{Enter}Rechnen');
    server.release();
    await expect.element(field).toHaveValue('Lesen Rechnen');
  });

  test('makes one event, and a task again of what is typed next', async () => {
    const { screen, field } = await open();
    await userEvent.type(field, 'Zahnarzt');
    await screen.getByRole('button', { name: 'Als Termin' }).click();
    await userEvent.type(field, '{Enter}Lesen{Enter}');
    await vi.waitFor(() => expect(added().map(({ input }) => input['event'])).toEqual([true, false]));
  });
});

describe('writing in a task', () => {
  test('keeps focus and caret while the task becomes real, and saves under the real id', async () => {
    const { screen, field } = await open();
    server.hold();
    await userEvent.type(field, 'Lesen{Enter}');
    await screen.getByRole('button', { name: 'Lesen – Text ändern' }).click();
    await userEvent.keyboard(' im Bch{ArrowLeft}{ArrowLeft}');
    server.release();
    await vi.waitFor(() => expect(document.querySelector('[data-open]')).not.toBeNull());
    expect([focused().value, focused().selectionStart]).toEqual(['Lesen im Bch', 10]);
    await userEvent.keyboard('u{Enter}');
    await vi.waitFor(() => expect(server.calls.at(-1)?.path).toBe('homework/update-task'));
    expect(server.calls.at(-1)?.input).toMatchObject({
      id: expect.stringMatching(/^made1/),
      field: 'task',
      value: 'Lesen im Buch',
      base: 'Lesen',
    });
  });

  test('shows both texts when somebody else changed it meanwhile, and keeps both on request', async () => {
    const { screen } = await open(aPlan([aTask()]));
    await screen.getByRole('button', { name: 'Reihen üben – Text ändern' }).click();
    await userEvent.keyboard(' mit Karten');
    server.refuseNext({
      code: 'TASK_TEXT_CONFLICT',
      messageType: 'warning',
      messageTitle: '',
      messageBody: '',
      details: { theirs: 'Reihen im Heft', mine: 'Reihen üben mit Karten', revision: 4 },
    });
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByText('Reihen im Heft')).toBeVisible();
    await expect.element(screen.getByText('Reihen üben mit Karten')).toBeVisible();
    await screen.getByRole('button', { name: 'Beide behalten' }).click();
    await vi.waitFor(() =>
      expect(server.calls.at(-1)?.input).toMatchObject({
        value: 'Reihen im Heft\nReihen üben mit Karten',
        base: 'Reihen im Heft',
        revision: 4,
      }),
    );
  });
});

describe('writing in a task that somebody else takes away', () => {
  const gone = { code: 'TASK_NOT_FOUND', messageType: 'warning', messageTitle: 'Eintrag nicht gefunden', messageBody: '' };
  async function write() {
    const { screen } = await open(aPlan([aTask()]));
    await screen.getByRole('button', { name: 'Reihen üben – Text ändern' }).click();
    await userEvent.keyboard(' mit Karten');
    return screen;
  }

  test('goes on where the task stands now, with the same words and the focus', async () => {
    await write();
    server.show(aPlan([aTask({ date: tuesday })]));
    await readAgain();
    await vi.waitFor(() => expect(document.querySelector(`[data-column="${tuesday}"] textarea`)).not.toBeNull());
    expect(focused().value).toBe('Reihen üben mit Karten');
    await userEvent.keyboard(' und Würfeln{Enter}');
    await vi.waitFor(() =>
      expect(server.calls.at(-1)?.input).toMatchObject({ value: 'Reihen üben mit Karten und Würfeln', base: 'Reihen üben' }),
    );
  });

  test('goes on from what it began with, also when the words were changed meanwhile', async () => {
    await write();
    server.show(aPlan([aTask({ date: tuesday, task: 'Reihen üben (7)', revision: 9 })]));
    await readAgain();
    await vi.waitFor(() => expect(document.querySelector(`[data-column="${tuesday}"] textarea`)).not.toBeNull());
    await userEvent.keyboard('{Enter}');
    await vi.waitFor(() => expect(server.calls.at(-1)?.input).toMatchObject({ value: 'Reihen üben mit Karten', base: 'Reihen üben' }));
  });

  test('is saved when it was moved out of sight', async () => {
    const screen = await write();
    server.show(aPlan());
    await readAgain();
    await expect.element(screen.getByText('Deine Worte sind gespeichert: «Reihen üben mit Karten»')).toBeVisible();
    expect(server.calls.find(({ path }) => path === 'homework/update-task')?.input).toMatchObject({ value: 'Reihen üben mit Karten' });
    expect(sessionStorage).toHaveLength(0);
  });

  test('keeps the words when it was deleted, and enters them anew on request', async () => {
    const screen = await write();
    server.show(aPlan());
    server.refuseNext(gone);
    await readAgain();
    await expect.element(screen.getByText('Reihen üben mit Karten')).toBeVisible();
    await screen.getByRole('button', { name: 'Neu eintragen' }).click();
    await vi.waitFor(() =>
      expect(added()[0]?.input).toMatchObject({ task: 'Reihen üben mit Karten', date: monday, subject: 'Mathematik' }),
    );
  });
});

describe('the load bar', () => {
  test('counts what is typed at once, and warns above the limit', async () => {
    const { screen, field } = await open(aPlan([aTask({ minutes: 20 })]));
    const bar = screen.getByRole('meter', { name: /Montag/ });
    await expect.element(bar).toHaveAttribute('aria-valuenow', '20');
    await userEvent.type(field, 'Aufsatz 10min');
    await expect.element(bar).toHaveAttribute('aria-valuenow', '30');
    await expect.poll(() => screen.getByText(/über der Grenze/).elements()).toHaveLength(0);
    await userEvent.fill(field, 'Aufsatz 25min');
    await expect.element(screen.getByText('45 Min. – 15 Min. über der Grenze. Für die ganze Klasse zu viel')).toBeVisible();
  });

  test('names the children for whom it is too much', async () => {
    const given = { id: aPlan().pupils[0]?.id ?? '', selected: true, doneAt: null, minutes: null, feedback: [] };
    const { screen } = await open(aPlan([aTask({ minutes: 40, assignedToSchoolClass: false, assignedTo: [given] })]));
    await expect.element(screen.getByText(/Für Noah zu viel/)).toBeVisible();
  });

  test('does not count an event', async () => {
    const { screen, field } = await open(aPlan([aTask({ minutes: 20 })]));
    await userEvent.type(field, 'Zahnarzt 25min');
    await screen.getByRole('button', { name: 'Als Termin' }).click();
    await expect.element(screen.getByRole('meter', { name: /Montag/ })).toHaveAttribute('aria-valuenow', '20');
  });
});
