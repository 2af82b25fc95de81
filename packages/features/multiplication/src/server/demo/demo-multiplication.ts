import { demoPeople } from '@pausenplatz/account/server';
import { type DemoWorld, newId, ownTables } from '@pausenplatz/kernel-server';
import { recordAttempts } from '@pausenplatz/progress/server';
import { demoSchool } from '@pausenplatz/schools/server';
import { type Kysely, sql } from 'kysely';
import type { Mastery } from '../../contract/index.ts';
import { allFacts, factKey } from '../../rules/index.ts';
import { trainer } from '../queries.ts';
import type { MultiplicationTables } from '../tables.ts';
import { answeredDaysAgo, answersByWeek, knownSeries, learningOrder, passedByNoah, speedOfNoah, unsureOfNoah } from './children.data.ts';

type Db = Kysely<MultiplicationTables>;

const dayMs = 86_400_000;

/** Class 3a in the middle of its multiplication tables; Noah stands before level 8 of the series of seven. */
export async function demoMultiplication({ services, find }: DemoWorld): Promise<void> {
  const db = ownTables<MultiplicationTables>(services.db);
  const noah = find(demoPeople).get('noah.meier') ?? '';
  const now = services.clock.now();
  const pupils = await db
    .selectFrom('class_pupil')
    .select('user_id')
    .where('class_id', '=', find(demoSchool).classes['3a'])
    .orderBy('number')
    .execute();
  for (const [index, { user_id: userId }] of pupils.entries()) {
    const passed = userId === noah ? passedByNoah : passedBy(knownSeries[index % knownSeries.length] ?? 3);
    await plantWeeks(db, userId, now, (index * 3) % 7);
    // One in four has been away this week.
    const until = userId !== noah && index % 4 === 3 ? ago(now, 7) : now;
    await plantChild(db, { userId, now: until, passed, masteryOf: userId === noah ? masteryOfNoah : masteryBy(passed) });
  }
  // What is secure became so one after the other, not all in the week in which the demo begins.
  await sql`update progress_item set secure_at = secure_at - interval '1 day' * (abs(hashtext(item)) % 90)
    where trainer = ${trainer} and secure_at is not null`.execute(db);
  for (const { daysAgo, ms, errors } of speedOfNoah) await plantRun(db, { userId: noah, kind: 'tempo', at: ago(now, daysAgo), ms, errors });
  // A child who needs more time, and one who practises series beyond the map.
  const settings = { without_time: false, special_factors: [], mix_factors: [] };
  const [slow, quick] = pupils.filter(({ user_id }) => user_id !== noah).slice(3, 5);
  if (slow)
    await db
      .insertInto('multiplication_pupil')
      .values({ ...settings, user_id: slow.user_id, time_mode: 1 })
      .execute();
  if (quick)
    await db
      .insertInto('multiplication_pupil')
      .values({ ...settings, user_id: quick.user_id, time_mode: 0, special_factors: [12] })
      .execute();
}

interface DemoChild {
  readonly userId: string;
  readonly now: Date;
  readonly passed: Readonly<Record<number, number>>;
  readonly masteryOf: (fact: { readonly a: number; readonly b: number }) => Mastery;
}

async function plantChild(db: Db, { userId, now, passed, masteryOf }: DemoChild): Promise<void> {
  const levels = Object.entries(passed).flatMap(([series, last]) =>
    Array.from({ length: last }, (_, index) => ({ user_id: userId, series: Number(series), level: index + 1, passed_at: ago(now, 3) })),
  );
  if (levels.length > 0) await db.insertInto('multiplication_pass').values(levels).execute();
  const attempts = allFacts.flatMap((fact) =>
    answeredDaysAgo[masteryOf(fact)].map(({ daysAgo, isRight }) => ({
      attemptId: newId(),
      item: factKey(fact),
      isRight,
      showsKnowing: true,
      worth: isRight ? 1 : 0,
      ms: 2_400,
      at: ago(now, daysAgo),
    })),
  );
  const inOrder = attempts.toSorted((one, other) => one.at.getTime() - other.at.getTime());
  await recordAttempts({ db }, { userId, trainer, runId: newId(), mode: 'training', attempts: inOrder });
  await plantRun(db, { userId, kind: 'training', at: ago(now, 1), ms: 62_000, errors: 2 });
}

/** Since the summer holidays, a little each week: dots that were laid and rows that were counted say nothing of knowing. */
async function plantWeeks(db: Db, userId: string, now: Date, late: number): Promise<void> {
  const attempts = answersByWeek.slice(late).flatMap((answers, week) =>
    Array.from({ length: answers }, (_, index) => ({
      attemptId: newId(),
      item: factKey({ a: 1 + (index % 10), b: 1 + (week % 10) }),
      isRight: true,
      showsKnowing: false,
      worth: 1,
      ms: 9_000,
      at: ago(now, 7 * (answersByWeek.length - late - week) + 2 + 2 * (index % 2)),
    })),
  );
  await recordAttempts({ db }, { userId, trainer, runId: newId(), mode: 'training', attempts });
}

interface DemoRun {
  readonly userId: string;
  readonly kind: 'tempo' | 'training';
  readonly at: Date;
  readonly ms: number;
  readonly errors: number;
}

async function plantRun(db: Db, { userId, kind, at, ms, errors }: DemoRun): Promise<void> {
  const asked = kind === 'tempo' ? 50 : 20;
  const score = { asked, right: asked - errors, errors, ms, isPassed: errors <= 3, points: 0, opened: null, isBest: false, diploma: null };
  const times = { started_at: new Date(at.getTime() - ms), finished_at: at };
  const what = { id: newId(), user_id: userId, kind, level: null, series: null, clock: null, tasks: '[]' };
  await db
    .insertInto('multiplication_run')
    .values({ ...what, ...times, ms, errors, is_passed: score.isPassed, result: JSON.stringify(score) })
    .execute();
}

const ago = (now: Date, days: number) => new Date(now.getTime() - days * dayMs);
const masteryOfNoah: DemoChild['masteryOf'] = (fact) => unsureOfNoah[factKey(fact)] ?? 'secure';

/** All levels of so many series in the order of the class, and the beginning of the next one. */
function passedBy(known: number): Readonly<Record<number, number>> {
  const next = learningOrder[known];
  return Object.fromEntries([...learningOrder.slice(0, known).map((series) => [series, 10]), ...(next === undefined ? [] : [[next, 3]])]);
}

/** What was passed is secure, what was begun is half known. */
const masteryBy =
  (passed: Readonly<Record<number, number>>): DemoChild['masteryOf'] =>
  ({ a, b }) => {
    const levels = passed[b] ?? 0;
    if (levels === 10) return 'secure';
    return levels === 0 ? 'new' : a % 3 === 0 ? 'practise' : 'almost';
  };
