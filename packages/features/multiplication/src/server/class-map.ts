import { masteryOf } from '@pausenplatz/progress/rules';
import { type ClassScope, shownPupils } from '@pausenplatz/schools/server';
import type { Kysely } from 'kysely';
import { type MappedPupil, mapSeries } from '../contract/index.ts';
import { factKey, factsOf } from '../rules/index.ts';
import { factsOfPeople, passesOf, settingsOfPupils } from './queries.ts';
import type { MultiplicationTables } from './tables.ts';

/** The pupils of a class with what they know, in six queries however many they are. */
export async function classMap(db: Kysely<MultiplicationTables>, scope: ClassScope): Promise<MappedPupil[]> {
  const ids = await shownPupils(db, scope);
  if (ids.length === 0) return [];
  const people = await db
    .selectFrom('class_pupil')
    .innerJoin('user_account', 'user_account.id', 'class_pupil.user_id')
    .select(['user_account.id', 'first_name', 'last_name', 'number'])
    .where('class_id', '=', scope.classId)
    .where('user_account.id', 'in', ids)
    .where('deleted_at', 'is', null)
    .orderBy('number')
    .execute();
  const states = Map.groupBy(await factsOfPeople(db, ids), ({ userId }) => userId);
  const passes = Map.groupBy(await passesOf(db, ids), ({ userId }) => userId);
  const settings = await settingsOfPupils(db, ids);
  const lastAt = await lastRunOf(db, ids);
  return people.map(({ id, first_name: firstName, last_name: lastName, number }) => {
    const own = states.get(id) ?? [];
    const series = mapSeries.map((one) => {
      const keys = new Set(factsOf(one).map(factKey));
      const facts = own.filter(({ item }) => keys.has(item));
      const secure = facts.filter(({ box }) => masteryOf(box) === 'secure').length;
      const levels = (passes.get(id) ?? []).filter((pass) => pass.series === one).length;
      return { secure, met: facts.length, levels };
    });
    const { timeMode, withoutTime, specialFactors, mixFactors } = settings(id);
    const opened = { specialFactors: [...specialFactors], mixFactors: [...mixFactors] } as Pick<
      MappedPupil,
      'specialFactors' | 'mixFactors'
    >;
    const secure = series.reduce((sum, one) => sum + one.secure, 0);
    return { id, firstName, lastName, number, timeMode, withoutTime, ...opened, series, secure, lastAt: lastAt.get(id) ?? null };
  });
}

async function lastRunOf(db: Kysely<MultiplicationTables>, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('multiplication_run')
    .select(({ fn }) => ['user_id', fn.max('finished_at').as('at')])
    .where('user_id', 'in', ids)
    .groupBy('user_id')
    .execute();
  return new Map(rows.flatMap(({ user_id, at }) => (at ? [[user_id, at.toISOString()]] : [])));
}
