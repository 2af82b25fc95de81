import { addDays } from '@pausenplatz/kernel-format';
import { type Card, createEmptyCard, fsrs, generatorParameters, Rating, State } from 'ts-fsrs';

/** What is known of a card in somebody's head; days as in Zurich. */
export interface Memory {
  /** Days after which nine of ten still know it. */
  readonly stability: number;
  /** From 1 to 10. */
  readonly difficulty: number;
  readonly reps: number;
  readonly lapses: number;
  readonly firstOn: string;
  readonly lastOn: string;
  readonly dueOn: string;
}

interface Answer {
  readonly knew: boolean;
  /** The day of the answer. */
  readonly on: string;
  /** The day of the test; null where there is none. */
  readonly testOn: string | null;
}

/** FSRS-6 with two answers a day at most one of which counts: no steps of minutes, and half a year is the longest (decisions 2.3). */
const scheduler = fsrs(
  generatorParameters({
    request_retention: 0.9,
    maximum_interval: 180,
    enable_fuzz: true,
    enable_short_term: false,
    learning_steps: [],
    relearning_steps: [],
  }),
);

const noon = (day: string): Date => new Date(`${day}T12:00:00Z`);

function cardOf(memory: Memory | null, on: string): Card {
  if (!memory) return createEmptyCard(noon(on));
  const { stability, difficulty, reps, lapses, lastOn, dueOn } = memory;
  const days = Math.round((noon(dueOn).getTime() - noon(lastOn).getTime()) / 86_400_000);
  return {
    due: noon(dueOn),
    last_review: noon(lastOn),
    stability,
    difficulty,
    reps,
    lapses,
    state: State.Review,
    scheduled_days: days,
    elapsed_days: days,
    learning_steps: 0,
  };
}

/**
 * What is known after an answer. Only the first answer of a day counts: what is asked again in the same training is practice, and would
 * otherwise look like knowledge.
 */
export function remember(memory: Memory | null, { knew, on, testOn }: Answer): Memory {
  if (memory && memory.lastOn >= on) return memory;
  const { card } = scheduler.next(cardOf(memory, on), noon(on), knew ? Rating.Good : Rating.Again);
  const days = knew ? Math.max(1, card.scheduled_days) : 1;
  return {
    stability: card.stability,
    difficulty: card.difficulty,
    reps: card.reps,
    lapses: card.lapses,
    firstOn: memory?.firstOn ?? on,
    lastOn: on,
    dueOn: beforeTest(onSchoolDay(addDays(on, days), days), on, testOn),
  };
}

/** Saturdays move to the Friday before where that leaves a day between, otherwise to Monday; Sundays to Monday. */
function onSchoolDay(day: string, days: number): string {
  const weekday = noon(day).getUTCDay();
  if (weekday === 6) return addDays(day, days > 1 ? -1 : 2);
  return weekday === 0 ? addDays(day, 1) : day;
}

/** Nobody practises on a weekend for a test on Monday. */
function schoolDayBefore(day: string): string {
  const weekday = noon(day).getUTCDay();
  return addDays(day, weekday === 1 ? -3 : weekday === 0 ? -2 : -1);
}

/** Nothing waits until after the test: it comes once more on the school day before. */
function beforeTest(day: string, on: string, testOn: string | null): string {
  if (testOn === null || testOn <= on) return day;
  const last = schoolDayBefore(testOn);
  if (last <= on) return day;
  return day < last ? day : last;
}

/** From here on somebody has a card for good: three weeks later nine of ten still know it. */
export const secureStability = 21;
