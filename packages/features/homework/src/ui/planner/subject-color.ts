import { type ColorName, colorNameOf, colorNames } from '@pausenplatz/kernel-ui';
import type { Subject } from '../../contract/index.ts';

/** The colour of a subject: the class's choice, or always the same one by its name. */
export function subjectColor(subjects: readonly Subject[], subject: string | null): ColorName {
  if (subject === null) return 'grey';
  const chosen = subjects.find(({ name }) => name === subject)?.color;
  if (chosen) return colorNameOf(chosen);
  const sum = Array.from(subject).reduce((total, sign) => total + (sign.codePointAt(0) ?? 0), 0);
  return colorNames[sum % colorNames.length] ?? 'teal';
}
