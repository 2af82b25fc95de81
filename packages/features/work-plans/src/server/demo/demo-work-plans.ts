import { demoPeople } from '@pausenplatz/account/server';
import { addDays, zurichDay } from '@pausenplatz/kernel-format';
import { type DemoWorld, newId, ownTables } from '@pausenplatz/kernel-server';
import { demoSchool } from '@pausenplatz/schools/server';
import type { Kysely } from 'kysely';
import { type CorrectionMode, planBlock, type TaskStatus } from '../../contract/index.ts';
import { keysFor } from '../positions.ts';
import type { WorkPlansTables } from '../tables.ts';
import { plantPast } from './past-plan.ts';
import { demoPageTitle, type DemoPlan, demoPlans, demoSpread } from './plans.data.ts';

type Db = Kysely<WorkPlansTables>;
const minuteMs = 60_000;

interface Planted {
  readonly planId: string;
  readonly url: string;
  readonly tasks: readonly { readonly id: string; readonly correction: CorrectionMode; readonly title: string }[];
}

const onPage = (planUrl: string) => ({ type: planBlock.type, settings: { ...planBlock.empty, planUrl } });

/** Plants plans of class 3a with a class at work, one that it has been through, and a template for everybody. */
export async function demoWorkPlans({ services, find, addPage }: DemoWorld): Promise<void> {
  const db = ownTables<WorkPlansTables>(services.db);
  const [school, people] = [find(demoSchool), find(demoPeople)];
  const [teacher, noah, now] = [people.get('lea.brunner') ?? '', people.get('noah.meier') ?? '', services.clock.now()];
  const class3a = school.classes['3a'];
  const pupils = await db
    .selectFrom('class_pupil')
    .select(['user_id', 'number'])
    .where('class_id', '=', class3a)
    .orderBy('number')
    .execute();
  for (const [at, plan] of demoPlans.entries()) {
    // What is over ended in the morning of a school day, whenever the demo is planted.
    const updatedAt = plan.past ? new Date(`${addDays(zurichDay(now), -20)}T09:30:00Z`) : new Date(now.getTime() - at * 60 * minuteMs);
    const planted = await plantPlan(db, plan, { teacher, schoolId: school.primaryId, at: updatedAt });
    if (at === 0) addPage({ title: demoPageTitle, classId: class3a, createdBy: teacher, blocks: [onPage(planted.url)] });
    if (plan.dueIn === null) continue;
    const assignmentId = newId();
    await db
      .insertInto('work_plan_assignment')
      .values({
        id: assignmentId,
        plan_id: planted.planId,
        class_id: class3a,
        whole_class: true,
        created_by: teacher,
        due_on: addDays(zurichDay(now), plan.dueIn),
        withdrawn_at: null,
        archived_at: null,
      })
      .execute();
    if (plan.past) {
      await plantPast(db, {
        assignmentId,
        tasks: planted.tasks,
        pupils: pupils.map(({ user_id }) => user_id),
        noah,
        teacher,
        at: updatedAt,
      });
      continue;
    }
    const ofNoah = at === 0 ? noah : null;
    const others = pupils.filter(({ user_id }) => user_id !== ofNoah).map(({ user_id }) => user_id);
    await plantStates(db, planted, { assignmentId, pupils: others, reached: plan.reached, teacher, now });
    if (ofNoah !== null) await plantNoah(db, planted, { assignmentId, noah, teacher, now });
  }
}

async function plantPlan(
  db: Db,
  plan: DemoPlan,
  { teacher, schoolId, at }: { readonly teacher: string; readonly schoolId: string; readonly at: Date },
): Promise<Planted> {
  const [planId, url] = [newId(), newId()];
  const forOthers = plan.template === 'school' || plan.template === 'public';
  await db
    .insertInto('work_plan')
    .values({
      id: planId,
      url,
      owner_id: teacher,
      school_id: forOthers ? schoolId : null,
      title: plan.title,
      text: plan.text,
      template: plan.template,
      keywords: [...plan.keywords],
      level: plan.level,
      created_at: at,
      updated_at: at,
      row_print: JSON.stringify([
        {
          id: 'done',
          label: 'erledigt',
          length: 18,
        },
      ]),
      self_evaluation_mode: JSON.stringify([
        {
          id: 'mut',
          question: 'Wie ging es dir mit diesem Plan?',
          mode: 'smiley3',
          type: 'pupil',
        },
        {
          id: 'fleiss',
          question: 'Wie gut hast du dir die Zeit eingeteilt?',
          mode: 'stars5',
          type: 'pupil',
        },
      ]),
      archived_at: plan.past ? at : null,
      deleted_at: null,
    })
    .execute();
  const tasks: { id: string; correction: CorrectionMode; title: string }[] = [];
  const keys = keysFor(plan.sections.length);
  for (const [index, section] of plan.sections.entries()) {
    const sectionId = newId();
    await db
      .insertInto('work_plan_section')
      .values({
        id: sectionId,
        plan_id: planId,
        title: section.title,
        background_color: section.color,
        position: keys[index] ?? 'a0',
        deleted_at: null,
      })
      .execute();
    const places = keysFor(section.tasks.length);
    const rows = section.tasks.map((task, place) => ({
      id: newId(),
      plan_id: planId,
      section_id: sectionId,
      title: task.title,
      text: task.text ?? '',
      icon: task.icon,
      mandatory: !task.optional,
      level: task.level ?? 0,
      group_size: task.group ?? ('EA' as const),
      correction_mode: task.correction ?? ('teacher' as const),
      position: places[place] ?? 'a0',
      deleted_at: task.gone ? at : null,
    }));
    await db.insertInto('work_plan_task').values(rows).execute();
    tasks.push(...rows.map(({ id, correction_mode, title }) => ({ id, correction: correction_mode, title })));
  }
  return { planId, url, tasks };
}

interface ClassAtWork {
  readonly assignmentId: string;
  readonly pupils: readonly string[];
  readonly reached: number;
  readonly teacher: string;
  readonly now: Date;
}

/** Spread over the class, so that it is not always the first ones who are through. */
async function plantStates(db: Db, { tasks }: Planted, { assignmentId, pupils, reached, teacher, now }: ClassAtWork): Promise<void> {
  const rows = pupils.flatMap((user_id, pupil) =>
    tasks.flatMap(({ id: task_id, correction }, at) => {
      const status = stateOf(pupil, at - reached + ((pupil * 5) % 4), correction);
      // What waits did so since a short while ago.
      const minutes = status === 'question' || status === 'done' ? 1 + ((pupil * 7 + at) % 55) : 600 + at;
      return status === 'open' ? [] : [{ user_id, task_id, status, at: new Date(now.getTime() - minutes * minuteMs) }];
    }),
  );
  await db
    .insertInto('work_plan_state')
    .values(rows.map((row) => ({ ...row, assignment_id: assignmentId, seen_at: null, solution_at: null, feeling: null })))
    .execute();
  const written = {
    question: 'Wie fange ich da an?',
    answer: 'Schau das Beispiel auf der Karte nochmals an.',
    redo: 'Rechne die letzte Zeile noch einmal.',
  };
  await db
    .insertInto('work_plan_entry')
    .values(
      rows.map(({ user_id, task_id, status, at }) => {
        const isTeacher = status === 'answer' || status === 'redo' || status === 'finished';
        const response = status in written ? written[status as keyof typeof written] : '';
        return {
          id: newId(),
          assignment_id: assignmentId,
          task_id,
          user_id,
          written_by: isTeacher ? teacher : user_id,
          from_teacher: isTeacher,
          status,
          response,
          at,
          taken_at: null,
        };
      }),
    )
    .execute();
}

/** Far behind what was reached everything is open, far before it through. */
function stateOf(pupil: number, ahead: number, correction: CorrectionMode): TaskStatus {
  const through: TaskStatus = correction === 'teacher' ? 'finished' : 'done';
  if (ahead < -1) return through;
  if (ahead > 1) return 'open';
  const status = demoSpread[(pupil * 3 + ahead + 8) % demoSpread.length] ?? 'open';
  return status === 'done' && pupil % 3 !== 0 ? through : status;
}

interface OfNoah {
  readonly assignmentId: string;
  readonly noah: string;
  readonly teacher: string;
  readonly now: Date;
}

/** Noah's way: two are corrected, one lies with the teacher, one was answered, one is under way, one is to be done again. */
async function plantNoah(db: Db, { tasks }: Planted, { assignmentId, noah, teacher, now }: OfNoah): Promise<void> {
  const states: readonly TaskStatus[] = ['finished', 'done', 'done', 'answer', 'inProgress', 'redo'];
  const words: Partial<Record<TaskStatus, string>> = {
    answer: 'Nein, das reicht so. Erzähl mir noch: Warum zuerst 5 Kisten?',
    redo: 'Zähl die unterste Schicht noch einmal.',
  };
  const ago = (minutes: number) => new Date(now.getTime() - minutes * minuteMs);
  const usual = { assignment_id: assignmentId, user_id: noah } as const;
  for (const [at, status] of states.entries()) {
    const task_id = tasks[at]?.id ?? '';
    const isTeacher = status !== 'done' && status !== 'inProgress';
    await db
      .insertInto('work_plan_state')
      .values({ ...usual, task_id, status, at: ago(30 - at), seen_at: null, solution_at: null, feeling: at === 3 ? 2 : null })
      .execute();
    const lines =
      status === 'answer' ? [{ status: 'question' as const, response: 'Muss ich alle Kisten zeichnen?', by: noah, minutes: 45 }] : [];
    const last = { status, response: words[status] ?? '', by: isTeacher ? teacher : noah, minutes: 30 - at };
    await db
      .insertInto('work_plan_entry')
      .values(
        [...lines, last].map((line) => ({
          ...usual,
          id: newId(),
          task_id,
          written_by: line.by,
          from_teacher: line.by === teacher,
          status: line.status,
          response: line.response,
          at: ago(line.minutes),
          taken_at: null,
        })),
      )
      .execute();
  }
}
