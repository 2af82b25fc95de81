import { beamAlphabet, beamLimits } from '../contract/limits.ts';

/** A code of the alphabet; `random` answers a whole number from 0 to below its argument. */
export function makeCode(random: (below: number) => number): string {
  return Array.from({ length: beamLimits.codeLength }, () => beamAlphabet[random(beamAlphabet.length)]).join('');
}

/** What somebody typed, as a code is written: capitals, without blanks and hyphens. */
export function tidyCode(typed: string): string {
  return typed.toUpperCase().replaceAll(/[\s.\-–_]/g, '');
}

/** Why something typed cannot be a code, before anybody is asked; null where it can. */
export function codeFault(typed: string): 'length' | 'mistakable' | 'sign' | null {
  const code = tidyCode(typed);
  const strange = code.split('').filter((sign) => !beamAlphabet.includes(sign));
  if (strange.some((sign) => '01OIL'.includes(sign))) return 'mistakable';
  if (strange.length > 0) return 'sign';
  return code.length === beamLimits.codeLength ? null : 'length';
}
