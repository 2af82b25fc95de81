import { addDays, mondayOf, zurichDay } from '@pausenplatz/kernel-format';
import { demoPeople } from '@pausenplatz/account/server';
import { type DemoWorld, newId, newSecret, ownTables } from '@pausenplatz/kernel-server';
import { type DemoClassName, demoClassNames, demoSchool } from '@pausenplatz/schools/server';
import { generateNKeysBetween } from 'fractional-indexing';
import type { Kysely } from 'kysely';
import { repeatDays } from '../../rules/index.ts';
import { secretHash } from '../secret-hash.ts';
import { plantTask } from '../plant-task.ts';
import type { HomeworkTables } from '../tables.ts';
import { demoBoxes, type DemoEntry, demoSubjects, demoWeek } from './week.data.ts';

type Db = Kysely<HomeworkTables>;

const teacherOf: Readonly<Record<DemoClassName, string>> = {
  '3a': 'lea.brunner',
  '4b': 'lea.brunner',
  '6c': 'urs.zgraggen',
  'Sek A': 'nora.keller',
};
const hourMs = 3_600_000;

/** Plants a lively week into the four demo classes: tasks, events, boxes, ticks, feedback and a series; and a page that shows 3a's. */
export async function demoHomework({ services, find, addPage }: DemoWorld): Promise<void> {
  const [school, people] = [find(demoSchool), find(demoPeople)];
  const db = ownTables<HomeworkTables>(services.db);
  const now = services.clock.now();
  const monday = mondayOf(zurichDay(now));
  for (const name of demoClassNames) {
    const teacher = people.get(teacherOf[name]) ?? '';
    const demo: DemoClass = { classId: school.classes[name], teacher, monday, now };
    await plantSettings(db, demo, name);
    await plantWeek(db, demo, demoWeek[name]);
    await plantBoxes(db, demo);
    await plantSeries(db, demo);
  }
  const [schoolClassId, createdBy] = [school.classes['3a'], people.get(teacherOf['3a']) ?? ''];
  const share = await plantShare(db, schoolClassId, createdBy);
  addPage({
    title: 'Agenda 3a',
    classId: schoolClassId,
    createdBy,
    blocks: [
      { type: 'Homework', settings: { schoolClassId, share, view: 'week', showWeekend: false } },
      { type: 'EventList', settings: { schoolClassId, share, days: 60 } },
    ],
  });
}

/** Lets the public page of class 3a show its week. */
async function plantShare(db: Db, classId: string, teacher: string): Promise<string> {
  const secret = newSecret();
  await db
    .insertInto('homework_share')
    .values({ id: newId(), class_id: classId, secret_hash: secretHash(secret), created_by: teacher, last_used_at: null })
    .execute();
  return secret;
}

interface DemoClass {
  readonly classId: string;
  readonly teacher: string;
  readonly monday: string;
  readonly now: Date;
}

async function plantSettings(db: Db, { classId }: DemoClass, name: DemoClassName): Promise<void> {
  const limit = { '3a': 30, '4b': 45, '6c': 60, 'Sek A': 90 }[name];
  await db
    .insertInto('homework_class')
    .values({
      class_id: classId,
      title: 'Hausaufgaben KW {KW}',
      subjects: JSON.stringify(demoSubjects),
      limit_minutes: limit,
      pupils_can_set_duration: name === '6c' || name === 'Sek A',
      pupil_sort_order: 'nr',
    })
    .execute();
}

async function plantWeek(db: Db, demo: DemoClass, entries: readonly DemoEntry[]): Promise<void> {
  const pupils = await db
    .selectFrom('class_pupil')
    .select(['user_id', 'number'])
    .where('class_id', '=', demo.classId)
    .orderBy('number')
    .execute();
  const keys = generateNKeysBetween(null, null, entries.length);
  for (const [index, entry] of entries.entries()) {
    const date = addDays(demo.monday, entry.day);
    const taskId = await plantTask(db, {
      task: entry.task,
      class_id: demo.classId,
      created_by: demo.teacher,
      date,
      subject: entry.subject ?? null,
      minutes: entry.minutes ?? null,
      event: entry.event ?? false,
      event_date_to: entry.days === undefined ? null : addDays(date, entry.days),
      visible: !entry.hidden,
      assigned_to_class: entry.only === undefined,
      position: keys[index] ?? 'a0',
    });
    const given = entry.only === undefined ? pupils : pupils.filter((pupil) => entry.only?.includes(pupil.number));
    const doneAt = new Date(demo.now.getTime() - 20 * hourMs);
    const rows = given.map((pupil, at) => ({
      task_id: taskId,
      user_id: pupil.user_id,
      selected: entry.only !== undefined,
      // Spread over the class, so that it is not always the first ones who are done.
      done_at: ((at * 7 + index) % given.length) / given.length < (entry.done ?? 0) ? doneAt : null,
      minutes: null,
    }));
    await db.insertInto('homework_assignee').values(rows).execute();
    if (index < 3)
      await plantFeedback(
        db,
        demo,
        taskId,
        given.map((pupil) => pupil.user_id),
      );
  }
}

async function plantFeedback(db: Db, { teacher, now }: DemoClass, taskId: string, userIds: readonly string[]): Promise<void> {
  const given = [
    { at: 1, type: 'lob', feedback: 'Sehr sorgfältig, weiter so!' },
    { at: 4, type: 'vergessen', feedback: '' },
    { at: 6, type: 'unvollständig', feedback: 'Nr. 3 fehlt noch.' },
    { at: 9, type: 'nachgeholt', feedback: '' },
  ] as const;
  const rows = given.flatMap(({ at, type, feedback }) => {
    const userId = userIds[at];
    const row = {
      id: newId(),
      task_id: taskId,
      type,
      feedback,
      teacher_id: teacher,
      shared: false,
      created_at: new Date(now.getTime() - 4 * hourMs),
    };
    return userId === undefined ? [] : [{ ...row, user_id: userId }];
  });
  if (rows.length > 0) await db.insertInto('homework_feedback').values(rows).execute();
}

async function plantBoxes(db: Db, { classId, teacher, monday }: DemoClass): Promise<void> {
  for (const box of demoBoxes) {
    const id = newId();
    await db
      .insertInto('homework_box')
      .values({ id, class_id: classId, side: box.side, title: box.title, position: 'a0', per_week: box.perWeek, deleted_at: null })
      .execute();
    const keys = generateNKeysBetween(null, null, box.tasks.length);
    for (const [index, task] of box.tasks.entries())
      await plantTask(db, {
        task,
        class_id: classId,
        box_id: id,
        date: box.perWeek ? monday : null,
        created_by: teacher,
        position: keys[index] ?? 'a0',
      });
  }
}

/** Every Friday the folder goes home, until the end of the term. */
async function plantSeries(db: Db, { classId, teacher, monday }: DemoClass): Promise<void> {
  const first = addDays(monday, 4);
  const plan = { mode: 'weekly', from: first, to: addDays(first, 70), selectedDays: [] } as const;
  const id = newId();
  await db
    .insertInto('homework_series')
    .values({ id, mode: plan.mode, selected_days: [], first_day: plan.from, last_day: plan.to, created_by: teacher })
    .execute();
  for (const day of [first, ...repeatDays(plan)])
    await plantTask(db, {
      task: 'Kontaktheft unterschreiben lassen',
      class_id: classId,
      date: day,
      series_id: id,
      created_by: teacher,
      position: 'b00',
    });
}
