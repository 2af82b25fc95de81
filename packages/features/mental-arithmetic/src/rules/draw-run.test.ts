import { describe, expect, it } from 'vitest';
import { mentalArithmeticLimits, type Stage, stages } from '../contract/index.ts';
import { type Calculation, calculationKey, solutionOf } from './calculation.ts';
import { drawSkill } from './draw-skill.ts';
import { drawRun } from './draw-run.ts';
import { allSkills, type Skill, skillsOf } from './skills.ts';
import { seeded } from '../testing/seeded.ts';

const draws = 10_000;
/** Whether the ones of two numbers come to more than ten, or more are taken away than there are. */
const crosses = ({ sign, a, b }: Calculation, unit = 1) => {
  const [one, other] = [Math.floor(a / unit) % 10, Math.floor(b / unit) % 10];
  return sign === 'plus' ? one + other >= 10 : one < other;
};

/** What holds for every calculation of a stage, beside what holds for all. */
const bounds: Readonly<Record<Stage, (one: Calculation, result: number) => boolean>> = {
  1: ({ a, b }, result) => Math.max(a, b, result) <= 10,
  2: (one, result) => one.a >= 10 && one.a < 20 && result >= 10 && result < 20 && !crosses(one),
  3: (one, result) => (one.sign === 'plus' ? result > 10 && result <= 18 : one.a <= 18 && result > 0 && result < 10) && crosses(one),
  4: ({ a, b }, result) => [a, b, result].every((number) => number % 10 === 0 && number >= 10 && number <= 100),
  5: (one, result) => result > 0 && Math.max(one.a, result) <= 100 && one.a > 10 && crosses(one) === one.skill.endsWith('over'),
  6: ({ a, b, skill }, result) =>
    Math.min(a, b) >= 2 &&
    Math.max(a, b) <= 10 &&
    result <= 100 &&
    (skill === 'times-key') === [a, b].some((one) => [2, 5, 10].includes(one)),
  7: ({ a, b }, result) => b >= 2 && b <= 10 && result >= 2 && result <= 10 && a === b * result,
  8: (one, result) => Math.max(one.a, result) <= 100 && (['times', 'divided'].includes(one.sign) || crosses(one)),
  9: (one, result) =>
    Math.max(one.a, result) <= 1_000 &&
    (one.skill.endsWith('ones') ? crosses(one) && one.b < 10 : one.a % 10 === 0 && crosses(one, 10) === one.skill.endsWith('over')),
  10: (one, result) =>
    one.sign === 'times' ? one.a % 10 === 0 && one.b <= 9 && result <= 810 : one.a === one.b * result && Math.min(one.b, result) <= 9,
  11: ({ a, b }, result) => Math.max(a, b, result) <= 1_000_000 && Math.max(a, result) >= 1_000 && result >= 2,
  12: ({ sign, scale, of }, result) =>
    sign === 'plus' || sign === 'minus' ? scale === 10 && result > 0 && result < 10 : Number.isInteger(result) && (of ?? 0) <= 200,
};

describe.each(stages)('stage %i', (stage) => {
  const random = seeded(stage);
  const drawn = Array.from({ length: draws }, (_, index): Calculation => {
    const skills: readonly Skill[] = skillsOf[stage];
    return drawSkill(skills[index % skills.length] ?? skills[0] ?? 'part', random);
  });

  it('asks only what belongs to it, with a result that one can type', () => {
    expect(drawn).toHaveLength(draws);
    const wrong = drawn.filter((one) => {
      const hundredths = solutionOf(one);
      const result = hundredths / 100;
      const isTypeable = Number.isInteger(hundredths) && hundredths >= 0 && hundredths % (100 / one.scale) === 0;
      return !isTypeable || hundredths > mentalArithmeticLimits.result || !bounds[stage](one, result);
    });
    expect(wrong.slice(0, 3)).toEqual([]);
  });

  it('draws all its kinds in equal shares and nothing twice, in both lengths', () => {
    for (const size of [mentalArithmeticLimits.twenty, mentalArithmeticLimits.most])
      for (let round = 0; round < 20; round += 1) {
        const run = drawRun(stage, size, random);
        expect(run).toHaveLength(size);
        expect(new Set(run.map(calculationKey)).size).toBe(size);
        const counts = skillsOf[stage].map((skill) => run.filter((one) => one.skill === skill).length);
        expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
      }
  });
});

it('no kind belongs to two stages', () => {
  expect(new Set(allSkills).size).toBe(allSkills.length);
});
