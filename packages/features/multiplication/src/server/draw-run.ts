import { masteryOf } from '@pausenplatz/progress/rules';
import { type StateRow, statesOf } from '@pausenplatz/progress/server';
import type { ParsedInputOf } from '@pausenplatz/kernel-contract';
import type { Kysely } from 'kysely';
import { multiplicationLimits, type startRun } from '../contract/index.ts';
import {
  allFacts,
  drawAny,
  drawLevel,
  drawTraining,
  factKey,
  factsOf,
  isOpen,
  levels,
  masteredSeries,
  mixableSeries,
  type StandingFact,
  type Task,
} from '../rules/index.ts';
import { examState, lockExam } from './exam.ts';
import { refuse } from './multiplication.ts';
import { divisionTrainer, passesOf, type PupilSettings, trainer } from './queries.ts';
import type { MultiplicationTables } from './tables.ts';

interface Asking {
  readonly db: Kysely<MultiplicationTables>;
  readonly userId: string;
  readonly settings: PupilSettings;
  readonly now: Date;
}

/** What a run asks, or why it may not be begun; inside of the transaction that begins it. */
export async function drawRun(asking: Asking, wanted: ParsedInputOf<typeof startRun>): Promise<Task[]> {
  const { db, userId, settings, now } = asking;
  const { training, long } = multiplicationLimits;
  switch (wanted.kind) {
    case 'level':
      return drawOpenLevel(asking, wanted);
    case 'training':
      return drawTraining(await standing(asking, trainer), training, 'product', Math.random);
    case 'division':
      return drawTraining(await standing(asking, divisionTrainer), training, 'quotient', Math.random);
    case 'mix': {
      const series = mixableSeries(await passesOf(db, [userId]), settings.mixFactors);
      return drawAny(known(series), training, Math.random);
    }
    case 'tempo':
      return drawAny(known(masteredSeries(await passesOf(db, [userId]))), long, Math.random);
    case 'exam': {
      await lockExam(db, userId);
      const exam = await examState(db, userId, await passesOf(db, [userId]), now);
      if (exam === 'closed') return refuse('MULTIPLICATION_EXAM_CLOSED');
      if (exam === 'tomorrow') return refuse('MULTIPLICATION_EXAM_TOMORROW');
      return drawAny(allFacts, long, Math.random);
    }
  }
}

async function drawOpenLevel({ db, userId, settings }: Asking, wanted: ParsedInputOf<typeof startRun>): Promise<Task[]> {
  const { series } = wanted;
  const level = levels.find((one) => one === wanted.level);
  if (level === undefined || series === null) return refuse('MULTIPLICATION_LEVEL_MISSING');
  if (series > 10 && !settings.specialFactors.includes(series)) return refuse('MULTIPLICATION_SERIES_CLOSED', { details: { series } });
  const passed = (await passesOf(db, [userId])).filter((pass) => pass.series === series).map((pass) => pass.level);
  if (!isOpen(level, series, passed)) return refuse('MULTIPLICATION_LEVEL_CLOSED', { details: { before: level - 1 } });
  return drawLevel(level, series, Math.random);
}

const known = (series: readonly number[]) => (series.length === 0 ? refuse('MULTIPLICATION_NOTHING_MASTERED') : series.flatMap(factsOf));

/** Where each fact of the map stands with somebody, and each of a series beyond it that they have begun. */
async function standing({ db, userId, settings, now }: Asking, of: string): Promise<StandingFact[]> {
  const states = new Map((await statesOf(db, of, [userId])).map((state) => [state.item, state]));
  const beyond = settings.specialFactors.flatMap(factsOf).filter((fact) => states.has(factKey(fact)));
  return [...allFacts, ...beyond].map((fact) => {
    const state = states.get(factKey(fact));
    return { ...fact, box: state?.box ?? 0, standing: standingOf(state, now) };
  });
}

function standingOf(state: StateRow | undefined, now: Date): StandingFact['standing'] {
  if (!state || masteryOf(state.box) !== 'secure') return 'weak';
  return state.dueAt <= now ? 'due' : 'secure';
}
