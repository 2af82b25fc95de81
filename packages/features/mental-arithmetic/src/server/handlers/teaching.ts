import { pacesOf } from '@pausenplatz/progress/server';
import { proveClass, shownPupils } from '@pausenplatz/schools/server';
import { getClassStages, stages } from '../../contract/index.ts';
import { highestSecure, stageState } from '../../rules/index.ts';
import { handle } from '../mental-arithmetic.ts';
import { boxesOf, talliesOf } from '../queries.ts';

const getClassHandler = handle(getClassStages, async (context, { classId }) => {
  const { db } = context;
  const scope = await proveClass(context, classId, 'review');
  const ids = await shownPupils(db, scope);
  const boxOf = await boxesOf(db, ids);
  const tallies = Map.groupBy(await talliesOf(db, ids), ({ userId }) => userId);
  const paceOf = await pacesOf(context, ids);
  const people = await db
    .selectFrom('class_pupil')
    .innerJoin('user_account', 'user_account.id', 'class_pupil.user_id')
    .select(['user_account.id', 'first_name as firstName', 'last_name as lastName', 'number'])
    .where('class_id', '=', scope.classId)
    .where('deleted_at', 'is', null)
    .orderBy('number')
    .execute();
  const shown = new Set(ids);
  const pupils = people.flatMap((person) => {
    if (!shown.has(person.id)) return [];
    const own = stages.map((stage) => stageState(stage, boxOf(person.id)).mastery);
    const lastAt = (tallies.get(person.id) ?? []).map((tally) => tally.lastAt.toISOString()).toSorted();
    return [{ ...person, pace: paceOf(person.id), stages: own, highestSecure: highestSecure(own), lastAt: lastAt.at(-1) ?? null }];
  });
  return { className: scope.className, pupils };
});

export const teachingHandlers = [getClassHandler];
