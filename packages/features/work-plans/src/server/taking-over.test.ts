import { seedWorld, type World } from '@pausenplatz/account/testing';
import { type TestServer, testServer } from '@pausenplatz/app-server/testing';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getWorkPlan, type Plan, takeOverTasks, undoTakeOver, updateSection, workPlanLimits } from '../contract/index.ts';
import { aGivenPlan } from '../testing/index.ts';

let test: TestServer;
let world: World;
let lea: string | null;
beforeAll(async () => {
  test = await testServer();
  world = await seedWorld(test.server.services);
});
beforeEach(async () => {
  await sql`delete from work_plan`.execute(world.db);
  lea = await world.tokenOf('teacherOfClass');
});

const read = async (url: string): Promise<Plan> => (await test.call(lea, getWorkPlan, { url })).body;
const shown = (plan: Plan) => plan.sections.map(({ title, tasks }) => `${title}: ${tasks.map((task) => task.title).join(', ')}`);
const named = (...titles: string[]) => titles.map((title) => ({ title }));

describe('tasks of a list from elsewhere', () => {
  it('make a plan of their own, with everything that the list says', async () => {
    const task = { title: 'Mauern', text: 'Baue drei.', mandatory: false, level: 2, groupSize: 'PA', correctionMode: 'self' } as const;
    const sections = [
      { title: '', tasks: [{ ...task, link: 'klexikon.example/zahl' }] },
      { title: 'Lesen', tasks: [{ title: 'Buch', link: '/seite/lesen' }] },
    ];
    const { body } = await test.call(lea, takeOverTasks, { id: null, title: 'Aus LearningView', sections });
    const plan = await read(body.url);
    expect([plan.title, shown(plan)]).toEqual(['Aus LearningView', ['Erster Abschnitt: Mauern', 'Lesen: Buch']]);
    const [first, second] = plan.sections.flatMap(({ tasks }) => tasks);
    expect(first).toMatchObject({ ...task, attachments: [{ type: 'link', attachment: 'https://klexikon.example/zahl' }] });
    expect(second).toMatchObject({ mandatory: true, attachments: [{ type: 'page', name: 'Seite', attachment: '/seite/lesen' }] });
  });

  it('come to sections of the same title at their end, to new ones, or to the last one; and go again, what was there stays', async () => {
    const plan = await aGivenPlan(world);
    const sections = [
      { title: 'rechnen', tasks: named('Knobeln') },
      { title: 'Lesen', tasks: named('Buch', 'Comic') },
      { title: '', tasks: named('Zum Schluss') },
    ];
    const { body } = await test.call(lea, takeOverTasks, { id: plan.id, sections });
    expect(shown(await read(plan.url))).toEqual(['Rechnen: Aufgabe 1, Aufgabe 2, Aufgabe 3, Knobeln', 'Lesen: Buch, Comic, Zum Schluss']);
    await test.call(lea, undoTakeOver, { id: plan.id, ...body.added });
    expect(shown(await read(plan.url))).toEqual(['Rechnen: Aufgabe 1, Aufgabe 2, Aufgabe 3']);
    await test.call(lea, updateSection, { id: body.added.sections[0] ?? '', arbeitsplanId: plan.id, field: 'deleted', value: false });
    expect(shown(await read(plan.url))).toHaveLength(2);
  });

  it('come all or not at all', async () => {
    const plan = await aGivenPlan(world);
    const before = shown(await read(plan.url));
    const wrong = [{ title: 'Lesen', tasks: [{ title: 'Buch' }, { title: 'Falle', link: 'javascript:alert(1)' }] }];
    expect(await test.call(lea, takeOverTasks, { id: plan.id, sections: wrong })).toMatchObject({
      status: 400,
      body: { code: 'ATTACHMENT_ADDRESS_WRONG' },
    });
    const many = Array.from({ length: workPlanLimits.tasks - 2 }, (_one, at) => ({ title: `Aufgabe ${at}` }));
    expect(await test.call(lea, takeOverTasks, { id: plan.id, sections: [{ title: 'Lesen', tasks: many }] })).toMatchObject({
      status: 409,
      body: { code: 'WORK_PLAN_TOO_LARGE' },
    });
    expect(shown(await read(plan.url))).toEqual(before);
  });

  it('takes back nothing of another plan', async () => {
    const [mine, other] = [await aGivenPlan(world), await aGivenPlan(world)];
    await test.call(lea, undoTakeOver, { id: mine.id, sections: [other.sectionId], tasks: [...other.taskIds] });
    expect(shown(await read(other.url))).toEqual(['Rechnen: Aufgabe 1, Aufgabe 2, Aufgabe 3']);
  });
});
