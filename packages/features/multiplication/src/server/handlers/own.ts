import { masteryOf } from '@pausenplatz/progress/rules';
import { personOf } from '@pausenplatz/kernel-server';
import { getComposed, getDiplomaInfo, getMarked, getSpeed, getTraining, mapSeries, multiplicationLimits } from '../../contract/index.ts';
import { diplomaGoal, diplomaSteps, masteredSeries } from '../../rules/index.ts';
import { examState } from '../exam.ts';
import { handle } from '../multiplication.ts';
import { bestTime, diplomaOf, factsOfPeople, keySetOf, lastRuns, passesOf, settingsOfPupils } from '../queries.ts';

const getTrainingHandler = handle(getTraining, async (context) => {
  const { db } = context;
  const { userId } = personOf(context);
  const now = context.clock.now();
  const { timeMode, withoutTime, specialFactors, mixFactors } = (await settingsOfPupils(db, [userId]))(userId);
  const states = await factsOfPeople(db, [userId]);
  const passed = await passesOf(db, [userId]);
  return {
    timeMode,
    withoutTime,
    keySet: await keySetOf(db, userId),
    specialFactors: [...specialFactors],
    mixFactors: [...mixFactors],
    facts: states.map(({ item, box }) => ({ fact: item, mastery: masteryOf(box) })),
    passed,
    due: states.filter(({ dueAt }) => dueAt <= now).length,
  };
});

const getComposedHandler = handle(getComposed, async (context) => {
  const rows = await lastRuns(context.db, personOf(context).userId, 'level', multiplicationLimits.lastRuns, 2);
  return {
    trainings: rows.map((row) => ({ ...presentRun(row), log: [...(row.log ?? [])].flatMap((one) => ('tiles' in one ? [one] : [])) })),
  };
});

const getMarkedHandler = handle(getMarked, async (context) => {
  const rows = await lastRuns(context.db, personOf(context).userId, 'level', multiplicationLimits.lastRuns, 6);
  return {
    trainings: rows.map((row) => ({ ...presentRun(row), log: [...(row.log ?? [])].flatMap((one) => ('cell' in one ? [one] : [])) })),
  };
});

const getDiplomaInfoHandler = handle(getDiplomaInfo, async (context) => {
  const { db } = context;
  const { userId } = personOf(context);
  const passed = await passesOf(db, [userId]);
  return {
    steps: diplomaSteps(passed),
    goal: diplomaGoal,
    series: mapSeries.map((series) => ({ series, levels: passed.filter((pass) => pass.series === series).map(({ level }) => level) })),
    exam: await examState(db, userId, passed, context.clock.now()),
    questions: multiplicationLimits.long,
    mostErrors: 3,
    diploma: await diplomaOf(db, userId),
  };
});

const getSpeedHandler = handle(getSpeed, async (context) => {
  const { db } = context;
  const { userId } = personOf(context);
  const rows = await lastRuns(db, userId, 'tempo', multiplicationLimits.lastRuns);
  return {
    lastSpeedTrainings: rows.map((row) => ({
      id: row.id,
      at: (row.finished_at ?? new Date(0)).toISOString(),
      ms: row.ms,
      errors: row.errors,
    })),
    bestTime: await bestTime(db, userId),
    isOpen: masteredSeries(await passesOf(db, [userId])).length > 0,
  };
});

/** A run that was handed in, at a level of a series. */
const presentRun = (row: Awaited<ReturnType<typeof lastRuns>>[number]) => ({
  id: row.id,
  series: row.series ?? 1,
  at: (row.finished_at ?? new Date(0)).toISOString(),
  isPassed: row.is_passed,
});

export const ownHandlers = [getTrainingHandler, getComposedHandler, getMarkedHandler, getDiplomaInfoHandler, getSpeedHandler];
