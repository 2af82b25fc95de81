import type { Fact, Task } from '../../rules/index.ts';
import { runTexts as texts } from '../../texts.run.ts';

export const written = ({ a, b }: Fact): string => `${a} × ${b}`;
export const withResult = (fact: Fact): string => `${written(fact)} = ${fact.a * fact.b}`;

/** A task as it is read aloud. */
export function spoken({ form, a, b }: Task): string {
  return form === 'quotient' ? `${a * b} ${texts.divided} ${b}` : `${a} ${texts.times} ${b}`;
}

/** Milliseconds as 2:41. */
export const clockWords = (ms: number): string =>
  `${Math.floor(ms / 60_000)}:${String(Math.floor((ms % 60_000) / 1_000)).padStart(2, '0')}`;
