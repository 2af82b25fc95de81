import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import type { Plan, Task } from '../../contract/index.ts';
import { taskIn } from '../../rules/index.ts';
import { aPlan, aTask, idOf } from '../test-support/a-plan.data.ts';
import { clearToasts } from '../test-support/clear-toasts.ts';
import { type FakePlanServer, fakePlanServer } from '../test-support/fake-plan-server.ts';
import { PlanHost, readAgain } from '../test-support/plan-host.tsx';
import { TaskDialog } from './task-dialog.tsx';

let server: FakePlanServer;
let closed = 0;
const classes = [
  { id: idOf('3a'), name: '3a', color: 'teal', schoolId: idOf('school') },
  { id: idOf('4b'), name: '4b', color: 'blue', schoolId: idOf('school') },
];
async function open(task: Task, plan: Partial<Plan> = {}, userId = idOf('lea')) {
  closed = 0;
  server = fakePlanServer(aPlan([task], plan));
  vi.stubGlobal('fetch', server.fetch);
  const screen = await render(
    <PlanHost userId={userId}>
      {(shown) => {
        const now = taskIn(shown, task.id);
        return <TaskDialog task={now ?? task} isGone={!now} classes={classes} onClose={() => (closed += 1)} />;
      }}
    </PlanHost>,
  );
  await expect.element(screen.getByRole('dialog')).toBeVisible();
  return screen;
}
const file = { id: idOf('file'), url: '/files/x?s=1', sizeBytes: 10, width: null, height: null, widths: [], preview: null };
const sheet = { ...file, name: 'Arbeitsblatt.pdf', mimeType: 'application/pdf' };
const sound = { ...file, id: idOf('sound'), name: 'Lied.mp3', mimeType: 'audio/mpeg' };
const saves = () => server.calls.filter(({ path }) => path === 'homework/update-task').map(({ input }) => input);

beforeEach(() => sessionStorage.clear());
afterEach(async () => {
  await cleanup();
  // A notice of the test before would lie over what this one clicks.
  clearToasts();
  vi.unstubAllGlobals();
});

describe('the dialog of a task', () => {
  test('saves words and minutes when they are left, and nothing that did not change', async () => {
    const screen = await open(aTask());
    await screen.getByRole('spinbutton', { name: 'Erwartete Minuten' }).fill('35');
    await screen.getByRole('textbox', { name: 'Text' }).click();
    await vi.waitFor(() => expect(saves()).toEqual([{ id: idOf('task'), field: 'minutes', value: 35 }]));
    await expect.element(screen.getByText('35 Min. – 5 Min. über der Grenze. Für die ganze Klasse zu viel')).toBeVisible();
    await userEvent.fill(screen.getByRole('textbox', { name: 'Text' }), 'Reihen aufsagen');
    await screen.getByRole('spinbutton', { name: 'Erwartete Minuten' }).click();
    await vi.waitFor(() => expect(saves()[1]).toMatchObject({ field: 'task', value: 'Reihen aufsagen', base: 'Reihen üben' }));
    await screen.getByRole('textbox', { name: 'Text' }).click();
    expect(saves()).toHaveLength(2);
  });

  test('saves what is being written also when Escape closes it', async () => {
    const screen = await open(aTask());
    await userEvent.fill(screen.getByRole('textbox', { name: 'Text' }), 'Reihen aufsagen');
    await userEvent.keyboard('{Escape}');
    await vi.waitFor(() => expect(saves()).toMatchObject([{ field: 'task', value: 'Reihen aufsagen', base: 'Reihen üben' }]));
  });

  test('closes when somebody else deletes the task, and keeps the words', async () => {
    const screen = await open(aTask());
    await userEvent.fill(screen.getByRole('textbox', { name: 'Text' }), 'Reihen aufsagen');
    server.show(aPlan());
    server.refuseNext({ code: 'TASK_NOT_FOUND', messageType: 'warning', messageTitle: 'Eintrag nicht gefunden', messageBody: '' });
    await readAgain();
    await vi.waitFor(() => expect(closed).toBe(1));
    await expect.element(screen.getByText('Reihen aufsagen')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Neu eintragen' })).toBeVisible();
  });

  test('writes on what somebody else wrote since, as long as nothing was typed', async () => {
    const screen = await open(aTask());
    server.show(aPlan([aTask({ task: 'Reihen üben (7)', revision: 4 })]));
    await readAgain();
    await screen.getByRole('textbox', { name: 'Text' }).click();
    await expect.element(screen.getByRole('textbox', { name: 'Text' })).toHaveValue('Reihen üben (7)');
  });

  test('says what does not go along to another class, and sends only a copy where there is feedback', async () => {
    const praise = {
      id: idOf('praise'),
      type: 'lob',
      feedback: '',
      feedbackTeacherId: null,
      shared: false,
      at: '2027-03-01T08:00:00.000Z',
    } as const;
    const screen = await open(
      aTask({ assignedTo: [{ id: idOf('noah'), selected: true, doneAt: null, minutes: null, feedback: [praise] }] }),
    );
    await screen.getByRole('tab', { name: 'Verschieben' }).click();
    await expect.poll(() => screen.getByRole('note').elements()).toHaveLength(0);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Klasse' }), '4b');
    await expect.element(screen.getByText(/Sie bleiben hier; in die andere Klasse geht eine Kopie/)).toBeVisible();
    await screen.getByRole('button', { name: 'Kopieren' }).click();
    await vi.waitFor(() =>
      expect(server.calls.find(({ path }) => path === 'homework/task/move')?.input).toMatchObject({
        copy: true,
        schoolClassId: idOf('4b'),
      }),
    );
  });

  test('brings a series back that was deleted', async () => {
    const screen = await open(aTask({ repeat: { mode: 'weekly', from: '2027-03-01', to: '2027-04-01', selectedDays: [] } }));
    await screen.getByRole('button', { name: 'Löschen' }).click();
    await screen.getByRole('alert').getByRole('radio', { name: 'alle Tage' }).click();
    await screen.getByRole('alert').getByRole('button', { name: 'Löschen' }).click();
    await screen.getByRole('button', { name: 'Rückgängig' }).click();
    await vi.waitFor(() =>
      expect(server.calls.find(({ path }) => path === 'homework/restore-task')?.input).toEqual({ id: idOf('task'), withSeries: true }),
    );
  });

  test('asks for how much of a series a change counts', async () => {
    const series = { mode: 'weekly', from: '2027-03-01', to: '2027-04-01', selectedDays: [] } as const;
    const screen = await open(aTask({ repeat: { ...series, selectedDays: [] } }));
    await screen.getByRole('radio', { name: 'ab hier' }).click();
    await screen.getByRole('switch', { name: 'Für Schüler:innen sichtbar' }).click();
    await vi.waitFor(() =>
      expect(server.calls.find(({ path }) => path.includes('repeat'))?.input).toMatchObject({
        scope: 'fromHere',
        field: 'visible',
        value: false,
      }),
    );
    expect(saves()).toEqual([]);
  });

  describe('words for several days of a series', () => {
    const repeat = { mode: 'weekly', from: '2027-03-01', to: '2027-04-01', selectedDays: [] } as const;
    const write = async (screen: Awaited<ReturnType<typeof open>>) => {
      await screen.getByRole('radio', { name: 'alle Tage' }).click();
      await userEvent.fill(screen.getByRole('textbox', { name: 'Text' }), 'Reihen aufsagen');
      await userEvent.tab();
    };

    test('begin from what stood there, and it is said which days keep their own', async () => {
      const screen = await open(aTask({ repeat: { ...repeat, selectedDays: [] } }));
      server.keepWords([idOf('other')]);
      await write(screen);
      await expect.element(screen.getByText('3 Tage geändert')).toBeVisible();
      await expect.element(screen.getByText('1 Tag hat einen eigenen Text und bleibt, wie er ist.')).toBeVisible();
      expect(server.calls.find(({ path }) => path.includes('repeat'))?.input).toMatchObject({
        scope: 'all',
        value: 'Reihen aufsagen',
        base: 'Reihen üben',
      });
    });

    test('are asked about where this day has other words by now, and nothing is lost', async () => {
      const screen = await open(aTask({ repeat: { ...repeat, selectedDays: [] } }));
      server.keepWords([idOf('task')]);
      await write(screen);
      await screen.getByRole('button', { name: 'Meinen Text nehmen' }).click();
      await vi.waitFor(() => expect(saves()).toMatchObject([{ field: 'task', value: 'Reihen aufsagen', revision: 3 }]));
    });

    test('stay in the field when they are refused', async () => {
      const screen = await open(aTask({ repeat: { ...repeat, selectedDays: [] } }));
      server.refuseNext({ code: 'NOT_REPEATED', messageType: 'info', messageTitle: 'Keine Serie', messageBody: '' });
      await write(screen);
      await expect.element(screen.getByText('Keine Serie')).toBeVisible();
      await expect.element(screen.getByRole('textbox', { name: 'Text' })).toHaveValue('Reihen aufsagen');
      expect(JSON.stringify(sessionStorage)).toContain('Reihen aufsagen');
    });
  });

  test('gives the task to the whole class, a group, or single children', async () => {
    const group = { id: idOf('group'), name: 'Halbklasse A', pupils: [idOf('noah')] };
    const screen = await open(aTask(), { groups: [group] });
    const lastCall = () => server.calls.at(-1);
    await screen.getByRole('tab', { name: 'Für wen?' }).click();
    await screen.getByRole('checkbox', { name: '2. Mia Keller' }).click();
    await vi.waitFor(() => expect(lastCall()?.path).toBe('homework/task/assignedTo'));
    expect(lastCall()?.input).toEqual({ taskId: idOf('task'), userId: idOf('mia'), add: false });
    await screen.getByRole('button', { name: 'Halbklasse A' }).click();
    await vi.waitFor(() => expect(lastCall()?.path).toBe('homework/task/assignedToGroup'));
    expect(lastCall()?.input).toEqual({ taskId: idOf('task'), pupils: [idOf('noah')] });
    await screen.getByRole('checkbox', { name: 'Ganze Klasse' }).click();
    await vi.waitFor(() => expect(lastCall()?.path).toBe('homework/task/assignedToAll'));
    expect(lastCall()?.input).toEqual({ taskId: idOf('task'), add: false });
  });

  test('ticks off for a child, and takes it back', async () => {
    const screen = await open(aTask());
    await screen.getByRole('tab', { name: 'Für wen?' }).click();
    // Who speaks to the screen says what stands there.
    const tick = screen.getByRole('button', { name: /^ab(?:haken|gehakt): Mia Keller$/ });
    await expect.element(tick).toHaveTextContent('abhaken');
    await expect.element(tick).toHaveAccessibleName('abhaken: Mia Keller');
    await tick.click();
    await expect.element(tick).toHaveAttribute('aria-pressed', 'true');
    await expect.element(tick).toHaveAccessibleName('abgehakt: Mia Keller');
    await expect.element(screen.getByText('1 von 2 haben abgehakt')).toBeVisible();
    await tick.click();
    await expect.element(tick).toHaveAttribute('aria-pressed', 'false');
    const ticks = server.calls.filter(({ path }) => path === 'homework/task/assignedto/update').map(({ input }) => input);
    const mia = { taskId: idOf('task'), userId: idOf('mia'), field: 'done' };
    expect(ticks).toEqual([
      { ...mia, value: true },
      { ...mia, value: false },
    ]);
  });

  test('brings feedback back that was deleted', async () => {
    const praise = {
      id: idOf('praise'),
      type: 'lob',
      feedback: 'Schön!',
      feedbackTeacherId: null,
      shared: false,
      at: '2027-03-01T08:00:00.000Z',
    } as const;
    const screen = await open(
      aTask({ assignedTo: [{ id: idOf('noah'), selected: true, doneAt: null, minutes: null, feedback: [praise] }] }),
    );
    await screen.getByRole('tab', { name: 'Rückmeldung' }).click();
    await screen.getByRole('button', { name: 'Rückmeldung an Noah Meier löschen' }).click();
    await expect.element(screen.getByText('Lob an Noah Meier: Schön!')).toBeVisible();
    await screen.getByRole('button', { name: 'Rückgängig' }).click();
    await vi.waitFor(() =>
      expect(server.calls.find(({ path }) => path === 'homework/restore-feedback')?.input).toEqual({ id: praise.id, seal: 'seal' }),
    );
  });

  test('says at the field which minutes are possible, keeps what was typed, and sends nothing else', async () => {
    const screen = await open(aTask(), { canTeach: false, pupilsCanSetDuration: true }, idOf('noah'));
    const field = screen.getByRole('spinbutton');
    for (const impossible of ['700', '-5']) {
      await field.fill(impossible);
      await userEvent.tab();
      await expect.element(screen.getByText('Trag eine Zahl von 0 bis 600 ein, oder lass das Feld leer.')).toBeVisible();
      await expect.element(field).toHaveValue(Number(impossible));
    }
    expect(server.calls.filter(({ path }) => path !== 'homework/get')).toEqual([]);
    await field.fill('60');
    await userEvent.tab();
    await vi.waitFor(() => expect(server.calls.at(-1)?.input).toMatchObject({ field: 'minutes', value: 60 }));
    await expect.poll(() => screen.getByText(/Trag eine Zahl/).elements()).toHaveLength(0);
  });

  test('shows documents to look at and sound to hear, and takes them off', async () => {
    const screen = await open(aTask({ attachments: [sheet, sound] }));
    await expect
      .element(screen.getByRole('link', { name: 'Arbeitsblatt.pdf' }))
      .toHaveAttribute('href', expect.stringMatching(/^\/dokumente\//));
    await expect.poll(() => document.querySelector('audio')?.getAttribute('aria-label')).toBe('Lied.mp3');
    await screen.getByRole('button', { name: 'Arbeitsblatt.pdf entfernen' }).click();
    await vi.waitFor(() => expect(saves()).toEqual([{ id: idOf('task'), field: 'attachments', value: [sound.id] }]));
  });

  test('lets a pupil say that it is done, and take that back', async () => {
    const screen = await open(aTask(), { canTeach: false }, idOf('noah'));
    const done = screen.getByRole('button', { name: 'Erledigt' });
    await done.click();
    await expect.element(done).toHaveAttribute('aria-pressed', 'true');
    await done.click();
    await expect.element(done).toHaveAttribute('aria-pressed', 'false');
    expect(server.calls.filter(({ path }) => path.endsWith('assignedto/update')).map(({ input }) => input['value'])).toEqual([true, false]);
  });

  test('an event that lost its end when it was saved says so, and offers it again', async () => {
    const screen = await open(aTask({ event: true, eventDateTo: '2027-03-02' }));
    await screen.getByRole('switch', { name: 'Für Schüler:innen sichtbar' }).click();
    await screen.getByRole('button', { name: /^Wieder bis/ }).click();
    await vi.waitFor(() => expect(saves().at(-1)).toMatchObject({ field: 'eventDateTo', value: '2027-03-02' }));
  });

  test('gives a pupil the task to read, with its files and what was said, and nothing to change', async () => {
    const feedback = {
      id: idOf('praise'),
      type: 'lob' as const,
      feedback: 'Schön!',
      feedbackTeacherId: null,
      shared: false,
      at: '2027-03-01T10:00:00.000Z',
    };
    const own = { id: idOf('noah'), selected: true, doneAt: null, minutes: null, feedback: [feedback] };
    const screen = await open(
      aTask({ attachments: [sheet], assignedTo: [own] }),
      { canTeach: false, pupilsCanSetDuration: true },
      idOf('noah'),
    );
    await expect.element(screen.getByRole('link', { name: 'Arbeitsblatt.pdf' })).toBeVisible();
    await expect.element(screen.getByText(/Schön!/)).toBeVisible();
    await expect.poll(() => screen.getByRole('button', { name: 'Löschen' }).elements()).toHaveLength(0);
    await screen.getByRole('spinbutton').fill('12');
    await userEvent.tab();
    await vi.waitFor(() => expect(server.calls.at(-1)?.input).toMatchObject({ userId: idOf('noah'), field: 'minutes', value: 12 }));
  });
});
