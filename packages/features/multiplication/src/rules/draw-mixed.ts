import type { Form } from '../contract/index.ts';
import { type Random, shuffled } from '@pausenplatz/progress/rules';
import { type Fact, factKey } from './facts.ts';
import type { Task } from './tasks.ts';

/** Where a fact stands with somebody: what is weak was never met or is not secure yet. */
export type Standing = 'weak' | 'due' | 'secure';

export interface StandingFact extends Fact {
  readonly standing: Standing;
  /** From never met (0) to known for months (6). */
  readonly box: number;
}

/** Of a training: most of it weak, some due, a little secure (expectations, M5). */
const shares: readonly (readonly [Standing, number])[] = [
  ['weak', 0.7],
  ['due', 0.2],
  ['secure', 0.1],
];

/** How many of each a training of so many takes; what one kind lacks, the next one gives. */
export function trainingCounts(available: Readonly<Record<Standing, number>>, size: number): Readonly<Record<Standing, number>> {
  const counts: Record<Standing, number> = { weak: 0, due: 0, secure: 0 };
  for (const [standing, share] of shares) counts[standing] = Math.min(available[standing], Math.round(size * share));
  for (const [standing] of shares) {
    const missing = size - counts.weak - counts.due - counts.secure;
    counts[standing] += Math.min(missing, available[standing] - counts[standing]);
  }
  return counts;
}

/**
 * The facts of a training. Of the weak, those that were met come before new ones, and easy new ones before hard ones: a run is no place
 * to meet twenty things at once.
 */
export function drawTraining(facts: readonly StandingFact[], size: number, form: Form, random: Random): Task[] {
  const of = (standing: Standing) =>
    shuffled(
      facts.filter((fact) => fact.standing === standing),
      random,
    );
  const weak = of('weak').toSorted((one, other) => effort(one) - effort(other));
  const [due, secure] = [of('due'), of('secure')];
  const counts = trainingCounts({ weak: weak.length, due: due.length, secure: secure.length }, size);
  const chosen = [...weak.slice(0, counts.weak), ...due.slice(0, counts.due), ...secure.slice(0, counts.secure)];
  return shuffled(chosen, random).map(({ a, b }) => ({ a, b, form }));
}

/** Facts in any order, again from the start where there are too few, and none twice running. */
export function drawAny(facts: readonly Fact[], size: number, random: Random): Task[] {
  const row: Task[] = [];
  while (row.length < size && facts.length > 0) {
    const round = shuffled(facts, random);
    const last = row.at(-1);
    const [first] = round;
    if (last && first && factKey(first) === factKey(last)) round.push(...round.splice(0, 1));
    row.push(...round.map(({ a, b }): Task => ({ a, b, form: 'product' })));
  }
  return row.slice(0, size);
}

/** Met and not secure first; then new ones by how large they are. */
const effort = ({ box, a, b }: StandingFact): number => (box > 0 ? box : 100 + a * b);
