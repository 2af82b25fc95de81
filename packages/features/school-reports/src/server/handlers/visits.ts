import { servicesOf } from '@pausenplatz/kernel-server';
import { confirmed } from '@pausenplatz/kernel-contract';
import { addDays, daysFromTo, zurichDay } from '@pausenplatz/kernel-format';
import { proveSchool, schoolsBelow } from '@pausenplatz/schools/server';
import { sql } from 'kysely';
import { countVisit, getVisits } from '../../contract/index.ts';
import { type Context, handle } from '../school-reports.ts';

const countVisitHandler = handle(
  countVisit,
  async (context, { path, isFirstToday }) => {
    const places = await Promise.all(context.steps.of('screens').map(({ step }) => step(servicesOf(context), { path })));
    // An address that leads nowhere is not counted, and nobody learns whether it does.
    if (places.flat().length === 0) return confirmed;
    const day = zurichDay(context.clock.now());
    const visitors = isFirstToday ? 1 : 0;
    await context.db
      .insertInto('page_visit')
      .values({ path, day, views: 1, visitors })
      .onConflict((conflict) =>
        conflict
          .columns(['path', 'day'])
          .doUpdateSet({ views: sql<number>`page_visit.views + 1`, visitors: sql<number>`page_visit.visitors + ${visitors}` }),
      )
      .execute();
    return confirmed;
  },
  { asSystem: true },
);

const getVisitsHandler = handle(getVisits, async (context, { schoolId, days }) => {
  await proveSchool(context, schoolId, 'member');
  const schoolIds = await schoolsBelow(context.db, schoolId);
  const places = (await Promise.all(context.steps.of('screens').map(({ step }) => step(servicesOf(context), { schoolIds })))).flat();
  const today = zurichDay(context.clock.now());
  const from = addDays(today, 1 - Number(days));
  const paths = places.map(({ path }) => path);
  const byDay = new Map((await sumsBy(context.db, 'day', paths, from)).map((row) => [row.key, row]));
  const byPath = new Map((await sumsBy(context.db, 'path', paths, from)).map((row) => [row.key, row]));
  return {
    days: daysFromTo(from, today).map((day) => ({ day, views: byDay.get(day)?.views ?? 0, visitors: byDay.get(day)?.visitors ?? 0 })),
    pages: places
      .flatMap(({ path, title }) => {
        const row = byPath.get(path);
        return row ? [{ path, title, views: row.views, visitors: row.visitors }] : [];
      })
      .toSorted((one, other) => other.views - one.views)
      .slice(0, 200),
  };
});

/** Views and visitors since a day, summed by day or by path where they lie: a year of a large school is hundreds of thousands of rows. */
async function sumsBy(db: Context['db'], by: 'day' | 'path', paths: readonly string[], from: string) {
  const key = sql.ref(by);
  const { rows } = await sql<{ key: string; views: number; visitors: number }>`
    select ${key}::text as key, sum(views)::int as views, sum(visitors)::int as visitors from page_visit
    where path = any(${paths}) and day >= ${from}::date group by ${key}`.execute(db);
  return rows;
}

export const visitHandlers = [countVisitHandler, getVisitsHandler];
