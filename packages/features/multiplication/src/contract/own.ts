import { defineCall, scalars, signedIn, signedInActors } from '@pausenplatz/kernel-contract';
import * as z from 'zod/mini';
import { factState, keySet, level, passedLevel, series, timeMode } from './parts.ts';

const count = z.int().check(z.nonnegative());
const everybody = { method: 'GET', access: signedIn, actors: signedInActors(200), mutates: false, input: scalars.nothing } as const;

export const getTraining = defineCall({
  ...everybody,
  summary: 'Where the signed-in person stands: facts, levels, and what a teacher has set for them.',
  path: 'multiplication/training/get',
  output: z.object({
    timeMode,
    withoutTime: z.boolean(),
    mixFactors: z.array(series),
    specialFactors: z.array(series),
    keySet,
    facts: z.array(factState),
    passed: z.array(passedLevel),
    /** Facts that are due now. */
    due: count,
  }),
});

const finished = { id: scalars.id, series, at: scalars.timestamp, isPassed: z.boolean() };

export const getComposed = defineCall({
  ...everybody,
  summary: 'The last runs of the signed-in person at level 2, with the tiles that were laid.',
  path: 'multiplication/trainings/get/2',
  output: z.object({
    trainings: z.array(
      z.object({
        ...finished,
        log: z.array(z.object({ a: z.int(), b: z.int(), tiles: z.array(z.int()), ms: count, ok: z.boolean() })),
      }),
    ),
  }),
});

export const getMarked = defineCall({
  ...everybody,
  summary: 'The last runs of the signed-in person at level 6, with the cells that were marked.',
  path: 'multiplication/trainings/get/6',
  output: z.object({
    trainings: z.array(z.object({ ...finished, log: z.array(z.object({ cell: z.int(), ms: count, ok: z.boolean() })) })),
  }),
});

export const diploma = z.object({ code: z.string(), at: scalars.timestamp });

export const getDiplomaInfo = defineCall({
  ...everybody,
  summary: 'How far it is to the diploma, whether the exam may be tried now, and the diploma itself.',
  path: 'multiplication/diploma/info',
  output: z.object({
    steps: count,
    goal: count,
    series: z.array(z.object({ series, levels: z.array(level) })),
    exam: z.enum(['closed', 'open', 'tomorrow']),
    questions: count,
    mostErrors: count,
    diploma: z.nullable(diploma),
  }),
});

export const getSpeed = defineCall({
  ...everybody,
  summary: 'The last runs for time and the best one; a run with more than three errors is no best one.',
  path: 'multiplication/speed/get',
  output: z.object({
    lastSpeedTrainings: z.array(z.object({ id: scalars.id, at: scalars.timestamp, ms: count, errors: count })),
    bestTime: z.nullable(count),
    /** Whether any series is mastered, from which it could be drawn. */
    isOpen: z.boolean(),
  }),
});
