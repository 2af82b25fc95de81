import { type TestServer, testServer } from '@pausenplatz/app-server/testing';
import { seedWorld, type World } from '@pausenplatz/account/testing';
import type { AnyCall } from '@pausenplatz/kernel-contract';
import * as contract from '../contract/index.ts';
import { homeworkExamples, monday } from '../testing/index.ts';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';

let test: TestServer;
let world: World;
beforeAll(async () => {
  test = await testServer();
  world = await seedWorld(test.server.services);
});

type Row = Record<string, unknown>;
const stored = async (table: string, where: string, value: string): Promise<Row[]> =>
  (await sql<Row>`select * from ${sql.table(table)} where ${sql.ref(where)} = ${value} order by 1`.execute(world.db)).rows;
const task = async (input: Row): Promise<Row | undefined> =>
  (await stored('homework_task', 'id', String(input['id'] ?? input['taskId'])))[0];
const mia = () => world.people.pupilOwner.userId;
const noah = () => world.people.pupilSameClass.userId;

interface Case {
  readonly call: AnyCall;
  readonly name: keyof typeof homeworkExamples;
  /** What no schema lets through. */
  readonly bad: Row;
  /** Role that may never make the call, whatever the class. */
  readonly wrongRole: 'pupilSameClass' | 'private';
  readonly check: (input: Row, answer: Row) => Promise<void>;
}

/** The sixteen calls of the specification, by its names. */
const cases: readonly Case[] = [
  {
    call: contract.getPlan,
    name: 'getPlan',
    bad: { view: 'year' },
    wrongRole: 'private',
    check: async (_input, answer) => {
      expect(answer).toMatchObject({ from: monday, to: '2027-03-07', canTeach: true, title: 'Hausaufgaben' });
    },
  },
  {
    call: contract.getTasks,
    name: 'getTasks',
    bad: { filter: 'some' },
    wrongRole: 'private',
    check: async (input, answer) => {
      const rows = await stored('homework_task', 'class_id', world.ownClassId);
      const expected = rows.filter((row) => row['deleted_at'] === null && String(row['date']) >= String(input['date']));
      const shown = (answer['tasks'] as readonly Row[]).map(({ id }) => String(id));
      expect(shown.length).toBeGreaterThan(0);
      expect(shown.toSorted()).toEqual(expected.map((row) => String(row['id'])).toSorted());
    },
  },
  {
    call: contract.updateTask,
    name: 'updateTask',
    bad: { field: 'class_id', value: 'x' },
    wrongRole: 'pupilSameClass',
    check: async (input) => {
      expect(await task(input)).toMatchObject({ minutes: 20, revision: 2 });
    },
  },
  {
    call: contract.assignTo,
    name: 'assignTo',
    bad: { add: 'yes' },
    wrongRole: 'pupilSameClass',
    check: async (input) => {
      expect(await task(input)).toMatchObject({ assigned_to_class: false });
      const rows = await stored('homework_assignee', 'task_id', String(input['taskId']));
      expect(
        rows
          .filter((row) => row['selected'])
          .map((row) => String(row['user_id']))
          .toSorted(),
      ).toEqual([mia(), noah()].toSorted());
    },
  },
  {
    call: contract.assignToAll,
    name: 'assignToAll',
    bad: { add: 1 },
    wrongRole: 'pupilSameClass',
    check: async (input) => {
      expect(await task(input)).toMatchObject({ assigned_to_class: false });
    },
  },
  {
    call: contract.assignToGroup,
    name: 'assignToGroup',
    bad: { pupils: 'all' },
    wrongRole: 'pupilSameClass',
    check: async (input) => {
      expect(await task(input)).toMatchObject({ assigned_to_class: false });
      expect(await stored('homework_assignee', 'task_id', String(input['taskId']))).toMatchObject([{ user_id: mia(), selected: true }]);
    },
  },
  {
    call: contract.addTask,
    name: 'addTask',
    bad: { task: '  ' },
    wrongRole: 'pupilSameClass',
    check: async (_input, answer) => {
      const { id } = answer['task'] as { id: string };
      expect(await task({ id })).toMatchObject({
        task: 'Seite 13 lösen',
        class_id: world.ownClassId,
        date: '2027-03-03',
        created_by: world.people.teacherOfClass.userId,
      });
    },
  },
  {
    call: contract.deleteTask,
    name: 'deleteTask',
    bad: { id: '1' },
    wrongRole: 'pupilSameClass',
    check: async (input) => {
      expect((await task(input))?.['deleted_at']).not.toBeNull();
    },
  },
  {
    call: contract.moveTask,
    name: 'moveTask',
    bad: { date: 'morgen' },
    wrongRole: 'pupilSameClass',
    check: async (input) => {
      expect(await task(input)).toMatchObject({ date: '2027-03-02' });
    },
  },
  {
    call: contract.updateEvent,
    name: 'updateEvent',
    bad: { date: null },
    wrongRole: 'pupilSameClass',
    check: async (input) => {
      expect(await task(input)).toMatchObject({ task: 'Turnen', event: true, event_date_to: null });
    },
  },
  {
    call: contract.repeatTask,
    name: 'repeatTask',
    bad: { repeatMode: 'yearly' },
    wrongRole: 'pupilSameClass',
    check: async (input) => {
      const series = (await task(input))?.['series_id'];
      const rows = await stored('homework_task', 'series_id', String(series));
      expect(rows.map((row) => String(row['date'])).toSorted((a, b) => a.localeCompare(b))).toEqual([monday, '2027-03-08', '2027-03-15']);
    },
  },
  {
    call: contract.updateRepeated,
    name: 'updateRepeated',
    bad: { scope: 'some' },
    wrongRole: 'pupilSameClass',
    check: async (input) => {
      expect(await task(input)).toMatchObject({ visible: false });
    },
  },
  {
    call: contract.deleteRepeated,
    name: 'deleteRepeated',
    bad: { date: '2027-02-30' },
    wrongRole: 'pupilSameClass',
    check: async (input) => {
      expect((await task(input))?.['deleted_at']).not.toBeNull();
    },
  },
  {
    call: contract.updateAssignee,
    name: 'updateAssignee',
    bad: { field: 'selected', value: true },
    wrongRole: 'private',
    check: async (input) => {
      const [row] = await stored('homework_assignee', 'task_id', String(input['taskId']));
      expect(row).toMatchObject({ user_id: mia(), selected: false });
      expect(row?.['done_at']).not.toBeNull();
    },
  },
  {
    call: contract.addFeedback,
    name: 'addFeedback',
    bad: { type: 'bravo' },
    wrongRole: 'pupilSameClass',
    check: async (input) => {
      expect(await stored('homework_feedback', 'task_id', String(input['taskId']))).toMatchObject([
        { user_id: mia(), type: 'lob', teacher_id: world.people.teacherOfClass.userId },
      ]);
    },
  },
  {
    call: contract.deleteFeedback,
    name: 'deleteFeedback',
    bad: { id: 7 },
    wrongRole: 'pupilSameClass',
    check: async (input) => {
      expect(await stored('homework_feedback', 'id', String(input['id']))).toEqual([]);
    },
  },
];

// The house compares this list with the specification's (packages/house/src/checklists/five-tests.test.ts).
it('there are sixteen calls, each under the name of the specification', () => {
  expect(cases.map(({ call }) => `${call.method} ${call.path}`)).toEqual([
    'POST homework/get',
    'POST homework/tasks/get',
    'POST homework/update-task',
    'POST homework/task/assignedTo',
    'POST homework/task/assignedToAll',
    'POST homework/task/assignedToGroup',
    'POST homework/add-task',
    'POST homework/delete-task',
    'POST homework/task/move',
    'POST homework/event/update',
    'POST homework/task/repeat',
    'POST homework/task/repeat/update',
    'POST homework/task/repeat/delete',
    'POST homework/task/assignedto/update',
    'POST homework/add-feedback',
    'POST homework/delete-feedback',
  ]);
});

describe.each(cases.map((one) => [one.call.path, one] as const))('%s', (_path, { call, name, bad, wrongRole, check }) => {
  const ask = async (actor: Parameters<World['tokenOf']>[0], more: Row = {}) => {
    const input: Row = { ...(await homeworkExamples[name](world, actor)), ...more };
    return { input, ...(await test.call(await world.tokenOf(actor), call, input)) };
  };

  it('asks who is signed out to sign in', async () => {
    const { status, body } = await ask('anonymous');
    expect([status, body.code]).toEqual([401, 'NOT_SIGNED_IN']);
  });

  it('refuses the wrong role', async () => {
    expect([403, 404]).toContain((await ask(wrongRole)).status);
  });

  it('does not know the class for a teacher of another school, nor for a colleague who does not teach it', async () => {
    expect([(await ask('teacherOtherSchool')).status, (await ask('teacherSameSchool')).status]).toEqual([404, 404]);
  });

  it('refuses what is badly formed, and fields that do not exist', async () => {
    expect([(await ask('teacherOfClass', bad)).status, (await ask('teacherOfClass', { userRoles: ['SchoolAdmin'] })).status]).toEqual([
      400, 400,
    ]);
  });

  it('does what it says for a teacher of the class', async () => {
    const { status, body, input } = await ask('teacherOfClass');
    expect(status).toBe(200);
    await check(input, body as unknown as Row);
  });
});
