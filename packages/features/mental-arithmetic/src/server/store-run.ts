import type { OutputOf, ParsedInputOf } from '@pausenplatz/kernel-contract';
import { pointsFor } from '@pausenplatz/progress/rules';
import { recordAttempts } from '@pausenplatz/progress/server';
import type { Kysely, Selectable } from 'kysely';
import { type finishMentalRun, mentalArithmeticLimits } from '../contract/index.ts';
import { answersThatShow, judgeRun } from '../rules/index.ts';
import { curvesOf, talliesOf, trainer } from './queries.ts';
import type { MentalArithmeticTables, OwnTables } from './tables.ts';

/** A transaction that holds the run. */
interface Inside {
  readonly db: Kysely<MentalArithmeticTables>;
}
type RunRow = Selectable<OwnTables['mental_arithmetic_run']>;
type Answers = ParsedInputOf<typeof finishMentalRun>['answers'];
type Result = OutputOf<typeof finishMentalRun>;

/** Judges a run that was handed in and writes what follows from it, in a number of statements that does not depend on its length. */
export async function storeRun({ db }: Inside, run: RunRow, answers: Answers, now: Date): Promise<Result> {
  const {
    asked,
    answered,
    right,
    timeouts,
    ms,
    isPassed,
    answers: judged,
  } = judgeRun({ ...run, limitMs: run.limit_ms }, answers, mentalArithmeticLimits.minutesMs);
  const before = (await talliesOf(db, [run.user_id])).find(({ stage, kind }) => stage === run.stage && kind === run.kind);
  const curveOf = await curvesOf(db, run.user_id);
  const points = await recordAttempts(
    { db },
    {
      userId: run.user_id,
      trainer,
      runId: run.id,
      mode: `stage-${run.stage}`,
      attempts: attemptsOf(run, answers, judged, isPassed),
    },
  );
  const earlier = curveOf(run.stage).slice(1 - mentalArithmeticLimits.lastRuns);
  const curve = asked === 0 ? earlier : [...earlier, Math.round((100 * right) / asked)];
  const result: Result = { asked, right, timeouts, ms, isPassed, points, curve, isBest: right > 0 && right > (before?.best ?? 0) };
  await db
    .updateTable('mental_arithmetic_run')
    .set({ finished_at: now, asked, answered, right_first: right, timeouts, ms, is_passed: isPassed, result: JSON.stringify(result) })
    .where('id', '=', run.id)
    .execute();
  return result;
}

/** What progress learns of a run: each answer under its kind of calculation, and a stage that was passed, once for all times. */
function attemptsOf(run: RunRow, answers: Answers, judged: ReturnType<typeof judgeRun>['answers'], isPassed: boolean) {
  const told = judged.flatMap((one, place) => {
    const [answer, task] = [answers[place], run.tasks[one.task]];
    return answer && task ? [{ ...one, answer, skill: task.skill }] : [];
  });
  const showing = answersThatShow(told);
  const momentOf = (afterMs: number) => new Date(run.started_at.getTime() + afterMs);
  const attempts = told.map(({ answer, skill, isRight, isFirst, ms }, place) => ({
    attemptId: answer.attemptId,
    item: skill as string | null,
    isRight,
    showsKnowing: showing.has(place),
    worth: isRight && isFirst ? pointsFor.firstTry : 0,
    ms,
    at: momentOf(answer.afterMs),
  }));
  if (!isPassed) return attempts;
  const at = momentOf(Math.max(0, ...answers.map(({ afterMs }) => afterMs)));
  const passed = { attemptId: `mental-stage-${run.stage}`, item: null, isRight: true, showsKnowing: false, ms: 0, at };
  return [...attempts, { ...passed, worth: pointsFor.levelPassed }];
}
