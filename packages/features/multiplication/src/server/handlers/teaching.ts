import { masteryOf } from '@pausenplatz/progress/rules';
import { personOf, type Work } from '@pausenplatz/kernel-server';
import { confirmed } from '@pausenplatz/kernel-contract';
import { holdClass, holdPupils, proveClass, shownPupils } from '@pausenplatz/schools/server';
import { getClassMap, getPupilMap, setKeyFacts, setPupil } from '../../contract/index.ts';
import { classMap } from '../class-map.ts';
import { handle, refuse } from '../multiplication.ts';
import { diplomaOf, factsOfPeople, passesOf } from '../queries.ts';
import type { MultiplicationTables } from '../tables.ts';

const getClassMapHandler = handle(getClassMap, async (context, { classId }) => {
  const scope = await proveClass(context, classId, 'review');
  const set = await context.db
    .selectFrom('multiplication_class')
    .select('key_set')
    .where('class_id', '=', scope.classId)
    .executeTakeFirst();
  const pupils = await classMap(context.db, scope);
  return { className: scope.className, keySet: set?.key_set ?? 'rows', canSet: scope.rights.has('teach'), pupils };
});

const getPupilMapHandler = handle(getPupilMap, async (context, { classId, pupilId }) => {
  const { db } = context;
  const scope = await proveClass(context, classId, 'review');
  if (!(await shownPupils(db, scope)).includes(pupilId)) return refuse('MULTIPLICATION_PUPIL_NOT_FOUND');
  const states = await factsOfPeople(db, [pupilId]);
  return {
    facts: states.map(({ item, box }) => ({ fact: item, mastery: masteryOf(box) })),
    passed: await passesOf(db, [pupilId]),
    diploma: await diplomaOf(db, pupilId),
  };
});

const setPupilHandler = handle(setPupil, async (context, { classId, pupilId, timeMode, withoutTime, specialFactors, mixFactors }) => {
  const scope = await proveClass(context, classId, 'teach');
  const { userId } = personOf(context);
  return context.transact(async (work) => {
    await hold(work, scope.classId, userId);
    if (!(await holdPupils(work, scope.classId, [pupilId]))) return refuse('MULTIPLICATION_PUPIL_NOT_FOUND');
    const set = {
      time_mode: timeMode,
      without_time: withoutTime,
      special_factors: unique(specialFactors),
      mix_factors: unique(mixFactors),
    };
    await work.db
      .insertInto('multiplication_pupil')
      .values({ user_id: pupilId, ...set })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(set))
      .execute();
    return confirmed;
  });
});

const setKeyFactsHandler = handle(setKeyFacts, async (context, { classId, keySet }) => {
  const scope = await proveClass(context, classId, 'teach');
  const { userId } = personOf(context);
  return context.transact(async (work) => {
    await hold(work, scope.classId, userId);
    await work.db
      .insertInto('multiplication_class')
      .values({ class_id: scope.classId, key_set: keySet })
      .onConflict((conflict) => conflict.column('class_id').doUpdateSet({ key_set: keySet }))
      .execute();
    return confirmed;
  });
});

const unique = (numbers: readonly number[]) => [...new Set(numbers)].toSorted((one, other) => one - other);

/** Holds until the commit that the class lives and that who writes still teaches it (docs/decisions/0076-proofs-held-inside.md). */
async function hold(work: Work<MultiplicationTables>, classId: string, teacherId: string): Promise<void> {
  if (!(await holdClass(work, classId, { teacherId }))) refuse('CLASS_ARCHIVED');
}

export const teachingHandlers = [getClassMapHandler, getPupilMapHandler, setPupilHandler, setKeyFactsHandler];
