import { describe, expect, it } from 'vitest';
import { certainties, levelOf, risks } from './assessment.ts';

/** From the lowest risk to the highest; in each row from very unsure to very sure. */
const table = [
  ['yellow', 'yellow', 'yellow', 'green', 'green'],
  ['yellow', 'yellow', 'yellow', 'green', 'green'],
  ['orange', 'orange', 'orange', 'red', 'red'],
  ['orange', 'orange', 'orange', 'red', 'red'],
  ['orange', 'orange', 'orange', 'red', 'red'],
] as const;

describe('what is to be done', () => {
  it.each(risks.flatMap((risk, row) => certainties.map((certainty, column) => [risk, certainty, table[row]?.[column]] as const)))(
    'risk %s, %s: %s',
    (risk, certainty, level) => {
      expect(levelOf(risk, certainty)).toBe(level);
    },
  );
});
