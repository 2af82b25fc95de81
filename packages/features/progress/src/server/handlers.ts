import { mondayOf, zurichDay } from '@pausenplatz/kernel-format';
import { handlersFor, personOf } from '@pausenplatz/kernel-server';
import { getProgress } from '../contract/index.ts';
import { masteryOf } from '../rules/index.ts';
import { sumsSince, trainersOf } from './queries.ts';
import { trainerStatesStep } from './trainer-states.ts';
import type { ProgressTables } from './tables.ts';

const { handle } = handlersFor<ProgressTables>();

const getHandler = handle(getProgress, async (context) => {
  const { userId } = personOf(context);
  const now = context.clock.now();
  const today = zurichDay(now);
  const rows = await trainersOf(context.db, userId, now);
  const names = [...new Set(rows.map(({ trainer }) => trainer))];
  const trainers = names.map((trainer) => {
    const own = rows.filter((row) => row.trainer === trainer);
    const count = (of: typeof own, part: 'met' | 'due') => of.reduce((sum, row) => sum + row[part], 0);
    const secure = own.filter(({ box }) => masteryOf(box) === 'secure');
    return { trainer, known: count(own, 'met'), due: count(own, 'due'), secure: count(secure, 'met') };
  });
  for (const { step } of context.steps.given(trainerStatesStep)) trainers.push(...(await step(context)));
  const days = await sumsSince(context.db, userId, mondayOf(today));
  const ofToday = days.filter(({ day }) => day === today);
  const sum = (of: typeof days, part: 'points' | 'answers') => of.reduce((total, row) => total + row[part], 0);
  return { trainers, pointsToday: sum(ofToday, 'points'), pointsWeek: sum(days, 'points'), answersToday: sum(ofToday, 'answers') };
});

export const progressHandlers = [getHandler];
