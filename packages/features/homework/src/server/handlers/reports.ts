import { daysBetween, isoWeekday } from '@pausenplatz/kernel-format';
import { type CallContext, openWall, personOf, refuse as refuseAny } from '@pausenplatz/kernel-server';
import {
  classLoad,
  type FeedbackType,
  feedbackTypes,
  homeworkLimits,
  pupilSheet,
  pupilSheetPdf,
  reportTable,
  type SheetEntry,
  untickedTasks,
} from '../../contract/index.ts';
import { sortPupils, subjectColor } from '../../rules/index.ts';
import { handle, refuse } from '../homework.ts';
import { pupilSheetDocument } from '../pupil-sheet-worker.ts';
import { readPlanFacts } from '../queries/plan-facts.ts';
import { authorsIn, feedbackCounts, loadRows, pupilTotals, sheetRows, untickedRows } from '../queries/report-rows.ts';
import { type PlanScope, proveReview } from '../scope.ts';
import type { HomeworkTables } from '../tables.ts';

type Context = CallContext<HomeworkTables>;
interface Range {
  readonly schoolClassId: string;
  readonly from: string;
  readonly to: string;
}

/** Reports are for teachers of the class alone, over at most a school year. */
async function proveReport(context: Context, range: Range): Promise<PlanScope<'teacher'>> {
  const scope = await proveReview(context, range.schoolClassId);
  const days = daysBetween(range.from, range.to);
  if (days < 0 || days > homeworkLimits.reportDays) return refuse('RANGE_IMPOSSIBLE');
  // Some may have left the school since; what they wrote stays under their name.
  openWall({ people: await authorsIn(context.db, scope) });
  return scope;
}

export const reportTableHandler = handle(reportTable, async (context, input) => {
  const scope = await proveReport(context, input);
  const facts = await readPlanFacts(context.db, scope);
  const types = input.types ?? feedbackTypes;
  const counts = await feedbackCounts(context.db, scope, input);
  const totals = await pupilTotals(context.db, scope, input);
  const shown = sortPupils(facts.pupils, facts.settings.pupilSortOrder).filter(({ id }) => input.pupils?.includes(id) ?? true);
  const countOf = (userId: string, type: FeedbackType) =>
    types.includes(type) ? (counts.find((row) => row.user_id === userId && row.type === type)?.count ?? 0) : 0;
  return {
    className: facts.schoolClass.name,
    rows: shown.map((pupil) => {
      const total = totals.find((row) => row.user_id === pupil.id);
      const byType: Record<FeedbackType, number> = {
        erledigt: countOf(pupil.id, 'erledigt'),
        unvollständig: countOf(pupil.id, 'unvollständig'),
        vergessen: countOf(pupil.id, 'vergessen'),
        nachgeholt: countOf(pupil.id, 'nachgeholt'),
        lob: countOf(pupil.id, 'lob'),
        notiz: countOf(pupil.id, 'notiz'),
      };
      return { pupil, counts: byType, minutes: total?.minutes ?? 0, assigned: total?.assigned ?? 0, done: total?.done ?? 0 };
    }),
  };
});

async function sheetOf(context: Context, input: Range & { readonly userId: string }) {
  const scope = await proveReport(context, input);
  const facts = await readPlanFacts(context.db, scope);
  const pupil = facts.pupils.find(({ id }) => id === input.userId) ?? refuse('PUPIL_NOT_IN_CLASS');
  const rows = await sheetRows(context.db, scope, { ...input, userId: pupil.id });
  const entries: SheetEntry[] = rows.map((row) => ({
    taskId: row.id,
    date: row.date,
    task: row.task,
    subject: row.subject,
    doneAt: row.done_at?.toISOString() ?? null,
    minutes: row.minutes,
    feedback: row.feedback.map(({ id, type, feedback, teacher_id: teacherId, shared, created_at: at, author }) => ({
      id,
      type,
      feedback,
      feedbackTeacherId: teacherId === '' ? null : teacherId,
      shared,
      at: new Date(at).toISOString(),
      author: author ?? '',
    })),
  }));
  return { className: facts.schoolClass.name, pupil, entries };
}

export const pupilSheetHandler = handle(pupilSheet, sheetOf);

/** Of some dozen entries each, in an hour: the sheets of three classes for a whole year. */
const byCost = { name: 'homework-sheet', points: 600, perSeconds: 3_600 };
const entriesPerPoint = 50;

export const pupilSheetPdfHandler = handle(pupilSheetPdf, async (context, input) => {
  const sheet = await sheetOf(context, input);
  const seconds = await context.rateLimiter.take(byCost, personOf(context).userId, 1 + Math.ceil(sheet.entries.length / entriesPerPoint));
  if (seconds > 0) refuseAny('TOO_MANY_REQUESTS', { details: { seconds } });
  return pupilSheetDocument({ ...sheet, from: input.from, to: input.to });
});

export const classLoadHandler = handle(classLoad, async (context, input) => {
  const scope = await proveReport(context, input);
  const { settings } = await readPlanFacts(context.db, scope);
  const rows = await loadRows(context.db, scope, input);
  const subjects = [...new Set(rows.map((row) => row.subject))];
  const sum = (of: typeof rows) => ({ tasks: of.length, minutes: of.reduce((total, row) => total + (row.minutes ?? 0), 0) });
  return {
    weekdays: [1, 2, 3, 4, 5, 6, 7].map((weekday) => {
      // A box of the week carries its Monday and belongs to no day.
      const here = rows.filter((row) => row.box_id === null && row.date !== null && isoWeekday(row.date) === weekday);
      return { weekday, ...sum(here), days: new Set(here.map((row) => row.date)).size };
    }),
    subjects: subjects
      .map((subject) => ({
        subject,
        color: subjectColor(settings.subjects, subject),
        ...sum(rows.filter((row) => row.subject === subject)),
      }))
      .toSorted((a, b) => b.tasks - a.tasks),
  };
});

export const untickedTasksHandler = handle(untickedTasks, async (context, input) => {
  const scope = await proveReport(context, input);
  if (input.cursor !== undefined && !/^\d{4}-\d{2}-\d{2}\/[\w-]{22}$/.test(input.cursor)) return refuse('RANGE_IMPOSSIBLE');
  const rows = await untickedRows(context.db, scope, input);
  const shown = rows.slice(0, homeworkLimits.pageSize);
  const last = shown.at(-1);
  return {
    tasks: shown.map((row) => ({
      id: row.id,
      task: row.task,
      subject: row.subject,
      date: row.date,
      assigned: row.assigned,
      author: row.created_by === '' ? null : { id: row.created_by, firstName: row.first_name ?? '', lastName: row.last_name ?? '' },
    })),
    next: rows.length > shown.length && last ? `${last.date}/${last.id}` : null,
  };
});
