import type { OutputOf, ParsedInputOf } from '@pausenplatz/kernel-contract';
import { makeCode } from '@pausenplatz/kernel-format';
import { pointsFor } from '@pausenplatz/progress/rules';
import { recordAttempts } from '@pausenplatz/progress/server';
import type { Kysely, Selectable } from 'kysely';
import { randomInt } from 'node:crypto';
import type { finishRun, Mark } from '../contract/index.ts';
import { factKey, judgeRun, levels, passedWith, type RunScore, showsKnowing, type Task } from '../rules/index.ts';
import { bestTime, diplomaOf, divisionTrainer, passesOf, trainer } from './queries.ts';
import type { MultiplicationTables, OwnTables, RunLog } from './tables.ts';

/** A transaction that holds the run. */
interface Inside {
  readonly db: Kysely<MultiplicationTables>;
}
type RunRow = Selectable<OwnTables['multiplication_run']>;
type Input = ParsedInputOf<typeof finishRun>;
type Result = OutputOf<typeof finishRun>;

/** Judges a run that was handed in and writes what follows from it, in a number of statements that does not depend on its length. */
export async function storeRun(work: Inside, run: RunRow, { answers, marks }: Input, now: Date): Promise<Result> {
  const level = levels.find((one) => one === run.level) ?? null;
  const wrongCells = wrongMarks(run.tasks, marks);
  const score = judgeRun({ ...run, level }, answers, level === 6 ? wrongCells.length : 0);
  const before = run.kind === 'tempo' ? await bestTime(work.db, run.user_id) : null;
  const opened = run.kind === 'level' && score.isPassed ? await pass(work, run, now) : { levels: [], next: null };
  const diploma = run.kind === 'exam' && score.isPassed ? await award(work, run.user_id, now) : null;
  const points = await record(work, run, { answers, score, passed: opened.levels, hasDiploma: diploma !== null });
  const result: Result = {
    asked: run.tasks.length,
    right: score.right,
    errors: score.errors,
    ms: score.ms,
    isPassed: score.isPassed,
    points,
    diploma,
    opened: opened.next,
    isBest: run.kind === 'tempo' && score.isPassed && (before === null || score.ms < before),
  };
  const log = logOf(run, score, marks, wrongCells);
  await work.db
    .updateTable('multiplication_run')
    .set({
      finished_at: now,
      is_passed: score.isPassed,
      errors: score.errors,
      ms: score.ms,
      log: log && JSON.stringify(log),
      result: JSON.stringify(result),
    })
    .where('id', '=', run.id)
    .execute();
  return result;
}

interface Judged {
  readonly answers: Input['answers'];
  readonly score: RunScore;
  readonly passed: readonly number[];
  readonly hasDiploma: boolean;
}

function record(work: Inside, run: RunRow, { answers, score, passed, hasDiploma }: Judged): Promise<number> {
  const lastAt = new Date(run.started_at.getTime() + Math.max(0, ...answers.map(({ afterMs }) => afterMs)));
  const reward = (attemptId: string, worth: number) => ({
    attemptId,
    item: null,
    isRight: true,
    showsKnowing: false,
    worth,
    ms: 0,
    at: lastAt,
  });
  const given = score.answers.flatMap((judged, index) => {
    const [answer, task] = [answers[index], run.tasks[judged.task]];
    if (!answer || !task) return [];
    const { isRight, isFirst, ms } = judged;
    const isCounted = showsKnowing(task.form, judged);
    const at = new Date(run.started_at.getTime() + answer.afterMs);
    const worth = isRight && isFirst && judged.given.length > 0 ? pointsFor.firstTry : 0;
    return [{ attemptId: answer.attemptId, item: factKey(task), isRight, showsKnowing: isCounted, worth, ms, at }];
  });
  const attempts = [
    ...given,
    // Once for a level, however often it is passed.
    ...passed.map((level) => reward(`level-${run.series}-${level}`, pointsFor.levelPassed)),
    ...(hasDiploma ? [reward('diploma', pointsFor.diploma)] : []),
  ];
  const mode = run.level === null ? run.kind : `level-${run.level}`;
  return recordAttempts(work, {
    userId: run.user_id,
    trainer: run.kind === 'division' ? divisionTrainer : trainer,
    runId: run.id,
    mode,
    attempts,
  });
}

/** Notes what was passed; answers the levels that are new, and the next one where it is open only now. */
async function pass({ db }: Inside, run: RunRow, now: Date): Promise<{ levels: number[]; next: number | null }> {
  const [series, level] = [run.series ?? 1, run.level ?? 1];
  const rows = await db
    .insertInto('multiplication_pass')
    .values(passedWith(series, level).map((one) => ({ user_id: run.user_id, series, level: one, passed_at: now })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('level')
    .execute();
  const isNew = rows.some((row) => row.level === level);
  const passed = isNew ? await passesOf(db, [run.user_id]) : [];
  const isNextNew = isNew && level < 10 && !passed.some((one) => one.series === series && one.level === level + 1);
  return { levels: rows.map((row) => row.level), next: isNextNew ? level + 1 : null };
}

const codeLength = 8;

/** The diploma of somebody; a second exam leaves the first one as it is. */
async function award({ db }: Inside, userId: string, now: Date): Promise<Result['diploma']> {
  await db
    .insertInto('multiplication_diploma')
    .values({ user_id: userId, code: makeCode(codeLength, (below) => randomInt(below)), at: now })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute();
  return diplomaOf(db, userId);
}

/** Cells of the hundred board that belong to no task. */
function wrongMarks(tasks: readonly Task[], marks: readonly Mark[]): readonly Mark[] {
  const right = new Set(tasks.map(({ a, b }) => a * b));
  return marks.filter(({ cell }) => !right.has(cell));
}

/** What levels 2 and 6 keep of a run beside its answers, as the specification names it. */
function logOf(run: RunRow, { answers }: RunScore, marks: readonly Mark[], wrong: readonly Mark[]): RunLog | null {
  if (run.level === 6) return marks.map(({ cell, ms }) => ({ cell, ms, ok: !wrong.some((one) => one.cell === cell) }));
  if (run.level !== 2) return null;
  return answers.map(({ task, given, ms, isRight, isInTime }) => {
    const { a = 0, b = 0 } = run.tasks[task] ?? {};
    return { a, b, tiles: [...given], ms, ok: isRight && isInTime };
  });
}
