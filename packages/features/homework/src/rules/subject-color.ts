import type { Subject } from '../contract/shapes.ts';
import { type SubjectColor, subjectColors } from '../contract/words.ts';

/** The colour of a subject: the class's choice, or always the same one by its name. */
export function subjectColor(subjects: readonly Subject[], subject: string | null): SubjectColor {
  if (subject === null) return 'grey';
  const chosen = subjects.find(({ name }) => name === subject)?.color;
  const sum = Array.from(subject).reduce((total, sign) => total + (sign.codePointAt(0) ?? 0), 0);
  return chosen ?? subjectColors[sum % subjectColors.length] ?? 'teal';
}
