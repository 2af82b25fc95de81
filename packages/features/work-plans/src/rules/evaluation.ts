import type { EvaluationItem, EvaluationMode } from '../contract/index.ts';

const highest: Readonly<Record<Exclude<EvaluationMode, 'text'>, number>> = { smiley3: 3, stars5: 5, scale10: 10 };

/** Whether this is an answer to the question; null takes an answer back. */
export function isAnswerTo({ mode }: EvaluationItem, value: number | string | null): boolean {
  if (value === null) return true;
  if (mode === 'text') return typeof value === 'string';
  return typeof value === 'number' && value >= 1 && value <= highest[mode];
}

/** Pupils answer what is asked of them; teachers everything, beside the pupil's own view. */
export const mayAnswer = (by: 'pupil' | 'teacher', { type }: EvaluationItem): boolean => by === 'teacher' || type === 'pupil';
