import type { Contact, ContactKind } from '../contract/index.ts';
import type { Level } from './assessment.ts';

/** A step that somebody takes: whom it leads to, or back to what was written down. */
export type StepName = 'watch' | 'talk' | 'colleague' | 'parents' | 'socialWork' | 'head' | 'stay' | 'authority';

/** In the order in which they are taken. */
const stepsOf: Readonly<Record<Level, readonly StepName[]>> = {
  green: ['talk', 'watch'],
  yellow: ['colleague', 'parents', 'watch'],
  orange: ['socialWork', 'head', 'watch'],
  red: ['stay', 'head', 'authority'],
};

const asks: Partial<Record<StepName, ContactKind>> = {
  colleague: 'socialWork',
  socialWork: 'socialWork',
  head: 'head',
  authority: 'authority',
};

interface NextStep {
  readonly name: StepName;
  /** Whom the school names for it. */
  readonly contacts: readonly Contact[];
}

/** What follows from a level, with those whom the school names. */
export const nextSteps = (level: Level, contacts: readonly Contact[]): NextStep[] =>
  stepsOf[level].map((name) => ({ name, contacts: contacts.filter(({ kind }) => kind === asks[name]) }));
