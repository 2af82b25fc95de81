import type { Sign } from '../contract/index.ts';
import type { Skill } from './skills.ts';

/** Something to calculate. `a` and `b` are whole numbers, to be divided by `scale`; `part` and `percent` take a/b or a % `of` a number. */
export interface Calculation {
  readonly skill: Skill;
  readonly sign: Sign;
  readonly a: number;
  readonly b: number;
  readonly of: number | null;
  readonly scale: 1 | 10;
}

/** Numbers are compared in hundredths: no fraction of a computer is ever between two of them. */
const hundred = 100;

/** The result, in hundredths. */
export function solutionOf({ sign, a, b, of, scale }: Calculation): number {
  const unit = hundred / scale;
  switch (sign) {
    case 'plus':
      return (a + b) * unit;
    case 'minus':
      return (a - b) * unit;
    case 'times':
      return a * b * unit;
    case 'divided':
      return (a / b) * unit;
    case 'part':
    case 'percent':
      return (((of ?? 0) * a) / b) * unit;
  }
}

/** Whether what was given solves it; null is nothing. */
export const isSolved = (calculation: Calculation, given: number | null): boolean => given === solutionOf(calculation);

/** Two calculations with the same key are the same one. */
export const calculationKey = ({ sign, a, b, of, scale }: Calculation): string => [sign, a, b, of ?? '', scale].join(' ');

/** A number of hundredths as it is typed: `2,1`. */
export const typed = (hundredths: number): string => String(hundredths / hundred).replace('.', ',');

/** What was typed, in hundredths: `2,1` is 210. */
export const valueOf = (text: string): number => Math.round(Number(text.replace(',', '.')) * hundred);
