import { type Random, shuffled } from '@pausenplatz/progress/rules';
import type { Stage } from '../contract/index.ts';
import { type Calculation, calculationKey } from './calculation.ts';
import { drawSkill } from './draw-skill.ts';
import { skillsOf } from './skills.ts';

/** Nobody waits for luck: the smallest kind has 36 calculations, of which a run asks 30 at most. */
const mostTries = 2_000;

/** So many calculations of a stage, its kinds in equal shares, none of them twice. */
export function drawRun(stage: Stage, size: number, random: Random): readonly Calculation[] {
  const skills = skillsOf[stage];
  const drawn = new Map<string, Calculation>();
  for (let place = 0; place < size; place += 1) {
    const skill = skills[place % skills.length] ?? skills[0];
    for (let tries = 0; tries < mostTries; tries += 1) {
      const one = drawSkill(skill, random);
      const key = calculationKey(one);
      if (drawn.has(key)) continue;
      drawn.set(key, one);
      break;
    }
  }
  return shuffled([...drawn.values()], random);
}
