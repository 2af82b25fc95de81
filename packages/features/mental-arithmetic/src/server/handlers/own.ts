import { personOf } from '@pausenplatz/kernel-server';
import { pacesOf } from '@pausenplatz/progress/server';
import { getMentalArithmetic, type OwnStage, stages } from '../../contract/index.ts';
import { nextStage, stageState } from '../../rules/index.ts';
import { handle } from '../mental-arithmetic.ts';
import { boxesOf, curvesOf, talliesOf } from '../queries.ts';

const getHandler = handle(getMentalArithmetic, async (context) => {
  const { db } = context;
  const { userId } = personOf(context);
  const boxOf = (await boxesOf(db, [userId]))(userId);
  const tallies = await talliesOf(db, [userId]);
  const curveOf = await curvesOf(db, userId);
  const pace = (await pacesOf(context, [userId]))(userId);
  const own = stages.map((stage): OwnStage => {
    const ofStage = tallies.filter((tally) => tally.stage === stage);
    const lastAt = ofStage.map((tally) => tally.lastAt.toISOString()).toSorted();
    return {
      stage,
      ...stageState(stage, boxOf),
      bestOfTwenty: ofStage.find(({ kind }) => kind === 'twenty')?.best ?? null,
      bestOfMinutes: ofStage.find(({ kind }) => kind === 'minutes')?.best ?? null,
      isPassed: ofStage.some(({ isPassed }) => isPassed),
      curve: curveOf(stage),
      lastAt: lastAt.at(-1) ?? null,
    };
  });
  return { pace, next: nextStage(own), stages: own };
});

export const ownHandlers = [getHandler];
