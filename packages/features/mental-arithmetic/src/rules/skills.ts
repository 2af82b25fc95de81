import type { Stage } from '../contract/index.ts';

/** The kinds of calculations of each stage: what one knows, or does not know yet. */
export const skillsOf = {
  1: ['plus-10', 'minus-10'],
  2: ['plus-20', 'minus-20'],
  3: ['plus-20-over', 'minus-20-over'],
  4: ['plus-tens', 'minus-tens'],
  5: ['plus-100', 'plus-100-over', 'minus-100', 'minus-100-over'],
  6: ['times-key', 'times-rest'],
  7: ['divided-key', 'divided-rest'],
  8: ['mixed-plus', 'mixed-minus', 'mixed-times', 'mixed-divided'],
  9: ['plus-1000', 'plus-1000-over', 'minus-1000', 'minus-1000-over', 'plus-1000-ones', 'minus-1000-ones'],
  10: ['times-tens', 'divided-by-ones', 'divided-by-tens'],
  11: ['plus-million', 'minus-million', 'times-million', 'divided-million'],
  12: ['plus-decimals', 'minus-decimals', 'part', 'percent'],
} as const satisfies Record<Stage, readonly string[]>;

export type Skill = (typeof skillsOf)[Stage][number];

export const allSkills: readonly Skill[] = Object.values(skillsOf).flat();
