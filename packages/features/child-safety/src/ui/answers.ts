import { zurichDay } from '@pausenplatz/kernel-format';
import type { Certainty, Risk } from '../rules/index.ts';

export const observationKinds = ['seen', 'heard', 'impression'] as const;

export interface Observation {
  readonly id: string;
  readonly date: string;
  readonly kind: (typeof observationKinds)[number];
  readonly words: string;
}

/** Everything that somebody answers; it lives as long as the screen, and nowhere else. */
export interface Answers {
  readonly isAcute: boolean | null;
  readonly sign: string;
  readonly observations: readonly Observation[];
  readonly risk: Risk | null;
  readonly certainty: Certainty | null;
}

export const anObservation = (): Observation => ({ id: crypto.randomUUID(), date: zurichDay(new Date()), kind: 'seen', words: '' });

export const noAnswers = (): Answers => ({ isAcute: null, sign: '', observations: [anObservation()], risk: null, certainty: null });

/** What was written down, in the order in which it happened. */
export const writtenOf = ({ observations }: Answers): Observation[] =>
  observations.filter(({ words }) => words.trim() !== '').toSorted((one, other) => one.date.localeCompare(other.date));
