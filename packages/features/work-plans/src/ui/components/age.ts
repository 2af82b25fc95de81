import { counted } from '@pausenplatz/kernel-contract';
import { ageOf } from '../../rules/age.ts';
import { ageTexts } from '../../texts.age.ts';

/** «6 Min.», «3 Std.», «2 Tage». */
export function ageWords(since: string, now: string): string {
  const { count, unit } = ageOf(since, now);
  return counted(ageTexts[unit], count);
}
