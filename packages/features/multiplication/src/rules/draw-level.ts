import type { Form } from '../contract/index.ts';
import { type Random, shuffled, shuffledApart } from '@pausenplatz/progress/rules';
import { type Fact, factsOf } from './facts.ts';
import { keyFactsOf } from './key-facts.ts';
import type { Level } from './levels.ts';
import type { Task } from './tasks.ts';

const asked = (facts: readonly Fact[], form: Form): Task[] => facts.map((fact) => ({ ...fact, form }));
const isSameFact = (one: Fact, other: Fact) => one.a === other.a && one.b === other.b;

/** What a level asks of a series (decisions, 2.4). */
export function drawLevel(level: Level, series: number, random: Random): Task[] {
  const facts = factsOf(series);
  const keys = keyFactsOf(series);
  switch (level) {
    case 1:
      return asked(facts, 'build');
    case 2:
      return asked(shuffled(keys, random), 'compose');
    case 3:
      return shuffledApart(asked([...keys, ...keys, ...keys], 'product'), isSameFact, random);
    case 4:
      return asked(facts, 'order');
    case 5:
      return asked([...facts, ...facts.toReversed()], 'count');
    case 6:
      return asked(facts, 'mark');
    case 7:
      return asked(shuffled(facts, random), 'compose');
    case 8:
      return asked(shuffled(facts, random), 'product');
    case 9:
      return mixedForms(facts, random);
    case 10:
      return asked(shuffled(facts, random), 'hear');
  }
}

/** Each fact twice: turned round, and with a gap. */
function mixedForms(facts: readonly Fact[], random: Random): Task[] {
  const turned = facts.map(({ a, b }): Task => ({ a: b, b: a, form: 'product' }));
  const gaps = facts.map((fact, index): Task => ({ ...fact, form: index % 2 === 0 ? 'gapFirst' : 'gapSecond' }));
  return shuffledApart([...turned, ...gaps], (one, other) => one.a * one.b === other.a * other.b, random);
}
