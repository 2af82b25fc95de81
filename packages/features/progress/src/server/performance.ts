import { addDays, daysFromTo, mondayOf } from '@pausenplatz/kernel-format';
import { schoolYearName, schoolYearOf } from '@pausenplatz/schools/rules';
import { type Kysely, sql } from 'kysely';
import { type Performance, progressLimits } from '../contract/index.ts';
import { firstSecure, masteryOf, streakOf } from '../rules/index.ts';
import { trainersOf } from './queries.ts';
import type { ProgressTables } from './tables.ts';

type Db = Kysely<ProgressTables>;

interface Asked {
  readonly userId: string;
  readonly now: Date;
  /** In Zurich. */
  readonly today: string;
}

/** First days of the calendar weeks of the school year, up to this one. */
function weeksUpTo(today: string): string[] {
  const mondays = [mondayOf(`${schoolYearOf(today)}-08-01`)];
  for (let next = mondays[0] ?? today; next < mondayOf(today); mondays.push(next)) next = addDays(next, 7);
  return mondays;
}

/** What somebody has practised, in five queries however much it is; who may read it was proven before. */
export async function performanceOf(db: Db, { userId, now, today }: Asked): Promise<Omit<Performance, 'firstName'>> {
  const mondays = weeksUpTo(today);
  const monday = mondayOf(today);
  const days = await daysSince(db, userId, mondays[0] ?? today);
  const boxes = await trainersOf(db, userId, now);
  const secured = await securedByWeek(db, userId);
  const week = await securedSince(db, userId, monday);
  const years = await yearsBefore(db, userId, today);

  const sum = (of: typeof days, part: 'points' | 'answers' | 'ms') => of.reduce((total, row) => total + row[part], 0);
  const inWeek = (first: string) => days.filter(({ day }) => day >= first && day < addDays(first, 7));
  const { days: streak, free } = streakOf(new Set(days.map(({ day }) => day)), today);
  const names = [...new Set(boxes.map(({ trainer }) => trainer))];
  return {
    weeks: mondays.map((first) => ({ monday: first, points: sum(inWeek(first), 'points'), answers: sum(inWeek(first), 'answers') })),
    trainers: names.map((trainer) => {
      const own = boxes.filter((row) => row.trainer === trainer);
      const count = (of: typeof own, part: 'met' | 'due') => of.reduce((total, row) => total + row[part], 0);
      const dated = secured.filter((row) => row.trainer === trainer);
      return {
        trainer,
        known: count(own, 'met'),
        due: count(own, 'due'),
        secure: count(
          own.filter(({ box }) => masteryOf(box) === 'secure'),
          'met',
        ),
        secureByWeek: mondays.map((first) => dated.filter((row) => row.monday <= first).reduce((total, row) => total + row.count, 0)),
      };
    }),
    days: daysFromTo(monday, addDays(monday, 6)).map((day) => ({
      day,
      answers: sum(
        days.filter((row) => row.day === day),
        'answers',
      ),
      isFree: free.includes(day),
      isToday: day === today,
    })),
    streak,
    secured: week.slice(0, progressLimits.securedShown),
    securedCount: week.length,
    time: [...Map.groupBy(inWeek(monday), ({ trainer }) => trainer)].map(([trainer, rows]) => ({ trainer, ms: sum(rows, 'ms') })),
    years,
  };
}

const daysSince = (db: Db, userId: string, day: string) =>
  db
    .selectFrom('progress_sum')
    .select(['trainer', 'day', 'points', 'answers', 'ms'])
    .where('user_id', '=', userId)
    .where('day', '>=', day)
    .where('answers', '>', 0)
    .orderBy('day')
    .execute();

/** How many items that are secure today became so in which week. */
async function securedByWeek(db: Db, userId: string) {
  const { rows } = await sql<{ readonly trainer: string; readonly monday: string; readonly count: number }>`
    select trainer, to_char(date_trunc('week', secure_at at time zone 'Europe/Zurich'), 'YYYY-MM-DD') as monday, count(*)::int as count
    from progress_item where user_id = ${userId} and secure_at is not null group by trainer, monday`.execute(db);
  return rows;
}

const securedSince = (db: Db, userId: string, monday: string) =>
  db
    .selectFrom('progress_item')
    .select(['trainer', 'item'])
    .where('user_id', '=', userId)
    .where('secure_at', '>=', beginOf(monday))
    .where('box', '>=', firstSecure)
    .orderBy('secure_at', 'desc')
    .orderBy('item')
    .execute();

async function yearsBefore(db: Db, userId: string, today: string) {
  const begin = schoolYearOf(today);
  const { rows } = await sql<{ readonly year: number; readonly points: number }>`
    select (left(day, 4)::int - case when substr(day, 6, 2) < '08' then 1 else 0 end) as year, sum(points)::int as points
    from progress_sum where user_id = ${userId} and day < ${`${begin}-08-01`} group by year having sum(points) > 0
    order by year desc`.execute(db);
  return rows.map(({ year, points }) => ({ year: schoolYearName(year), points }));
}

/** The moment at which a day begins in Zurich. */
export const beginOf = (day: string) => sql<Date>`(${day}::date::timestamp at time zone 'Europe/Zurich')`;
