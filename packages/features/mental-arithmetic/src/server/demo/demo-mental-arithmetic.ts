import { demoPeople } from '@pausenplatz/account/server';
import { daysBefore } from '@pausenplatz/kernel-format';
import { type DemoWorld, newId, ownTables } from '@pausenplatz/kernel-server';
import { recordAttempts } from '@pausenplatz/progress/server';
import { demoSchool } from '@pausenplatz/schools/server';
import type { Insertable, Kysely } from 'kysely';
import { mentalArithmeticLimits, type RunKind, type Stage, stages } from '../../contract/index.ts';
import { neededRight, skillsOf } from '../../rules/index.ts';
import { trainer } from '../queries.ts';
import type { MentalArithmeticTables, OwnTables } from '../tables.ts';
import { learningDaysAgo, learningRuns, learntDaysAgo, learntRuns, minutesOfNoah, secureOfNoah, secureStages } from './children.data.ts';

type Db = Kysely<MentalArithmeticTables>;
const { twenty } = mentalArithmeticLimits;

/** Class 3a somewhere between ten and a hundred; Noah practises plus and minus to a hundred. */
export async function demoMentalArithmetic({ services, find }: DemoWorld): Promise<void> {
  const db = ownTables<MentalArithmeticTables>(services.db);
  const noah = find(demoPeople).get('noah.meier') ?? '';
  const now = services.clock.now();
  const pupils = await db
    .selectFrom('class_pupil')
    .select('user_id')
    .where('class_id', '=', find(demoSchool).classes['3a'])
    .orderBy('number')
    .execute();
  for (const [index, { user_id: userId }] of pupils.entries()) {
    const isNoah = userId === noah;
    const secure = isNoah ? secureOfNoah : (secureStages[index % secureStages.length] ?? 3);
    // One in five has not been here for some time.
    const today = !isNoah && index % 5 === 4 ? daysBefore(now, 9) : now;
    await plantChild(db, { userId, secure, now: today, isNoah });
  }
}

interface DemoChild {
  readonly userId: string;
  readonly secure: number;
  readonly now: Date;
  readonly isNoah: boolean;
}

async function plantChild(db: Db, { userId, secure, now, isNoah }: DemoChild): Promise<void> {
  const [learnt, learning] = [stages.filter((stage) => stage <= secure), stages.find((stage) => stage > secure) ?? 12];
  await plantAnswers(db, userId, now, learnt, learntDaysAgo);
  await plantAnswers(db, userId, now, [learning], learningDaysAgo);
  const runs = [
    ...learnt.flatMap((stage) => learntRuns.map((right, place) => aRun({ userId, stage, now, right, daysAgo: 60 - 10 * place - stage }))),
    ...learningRuns.map((right, place) => aRun({ userId, stage: learning, now, right, daysAgo: learningRuns.length - place })),
    ...(isNoah ? learnt.flatMap((stage) => inMinutes(stage, { userId, now })) : []),
  ];
  await db.insertInto('mental_arithmetic_run').values(runs).execute();
}

/** Each kind of these stages, right on each of these days. */
async function plantAnswers(db: Db, userId: string, now: Date, of: readonly Stage[], daysAgo: readonly number[]): Promise<void> {
  const attempts = daysAgo.flatMap((days) =>
    of.flatMap((stage) =>
      skillsOf[stage].map((item) => ({
        attemptId: newId(),
        item,
        isRight: true,
        showsKnowing: true,
        worth: 1,
        ms: 3_200,
        at: daysBefore(now, days),
      })),
    ),
  );
  await recordAttempts({ db }, { userId, trainer, runId: newId(), mode: 'stage', attempts });
}

interface DemoRun {
  readonly userId: string;
  readonly stage: Stage;
  readonly now: Date;
  readonly right: number;
  readonly daysAgo: number;
  readonly kind?: RunKind;
  readonly asked?: number;
}

const inMinutes = (stage: Stage, child: Pick<DemoRun, 'userId' | 'now'>) => {
  const right = minutesOfNoah[stage];
  return right === undefined ? [] : [aRun({ ...child, stage, right, daysAgo: 12 - stage, kind: 'minutes', asked: right + 1 })];
};

function aRun({
  userId,
  stage,
  now,
  right,
  daysAgo,
  kind = 'twenty',
  asked = twenty,
}: DemoRun): Insertable<OwnTables['mental_arithmetic_run']> {
  const ms = 4_000 * asked;
  const finished_at = daysBefore(now, daysAgo);
  const is_passed = right >= neededRight(asked);
  const result = { asked, right, timeouts: 1, ms, isPassed: is_passed, isBest: false, points: right, curve: [] };
  const what = {
    id: newId(),
    user_id: userId,
    stage,
    kind,
    limit_ms: 9_000,
    tasks: '[]',
    asked,
    answered: asked,
    right_first: right,
    timeouts: 1,
    ms,
  };
  return { ...what, is_passed, started_at: new Date(finished_at.getTime() - ms), finished_at, result: JSON.stringify(result) };
}
