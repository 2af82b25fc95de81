import { confirmed } from '@pausenplatz/kernel-contract';
import { addDays, daysFromTo, zurichDay } from '@pausenplatz/kernel-format';
import { proveSchool } from '@pausenplatz/schools/server';
import { sql } from 'kysely';
import { countVisit, getVisits } from '../../contract/index.ts';
import { handle, servicesOf } from '../office.ts';
import { schoolsBelow } from '../queries/school-tree.ts';

const countVisitHandler = handle(countVisit, async (context, { path, isFirstToday }) => {
  const places = await Promise.all(context.steps.of('places').map(({ step }) => step(servicesOf(context), { path })));
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
});

const getVisitsHandler = handle(getVisits, async (context, { schoolId, days }) => {
  await proveSchool(context, schoolId, 'member');
  const schoolIds = await schoolsBelow(context.db, schoolId);
  const places = (await Promise.all(context.steps.of('places').map(({ step }) => step(servicesOf(context), { schoolIds })))).flat();
  const today = zurichDay(context.clock.now());
  const from = addDays(today, 1 - Number(days));
  const paths = places.map(({ path }) => path);
  const rows =
    paths.length === 0
      ? []
      : await context.db.selectFrom('page_visit').selectAll().where('path', 'in', paths).where('day', '>=', from).execute();
  const sum = (all: readonly { readonly views: number; readonly visitors: number }[]) => ({
    views: all.reduce((total, { views }) => total + views, 0),
    visitors: all.reduce((total, { visitors }) => total + visitors, 0),
  });
  const byDay = Map.groupBy(rows, ({ day }) => day);
  const byPath = Map.groupBy(rows, ({ path }) => path);
  return {
    days: daysFromTo(from, today).map((day) => ({ day, ...sum(byDay.get(day) ?? []) })),
    pages: places
      .map(({ path, title }) => ({ path, title, ...sum(byPath.get(path) ?? []) }))
      .filter(({ views }) => views > 0)
      .toSorted((one, other) => other.views - one.views)
      .slice(0, 200),
  };
});

export const visitHandlers = [countVisitHandler, getVisitsHandler];
