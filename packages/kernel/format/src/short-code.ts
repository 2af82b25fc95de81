/** Without what is mistaken for another on a blackboard: 0 and O, 1, I and L. */
const codeAlphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** A code of so many signs; `random` answers a whole number from 0 to below its argument. */
export function makeCode(length: number, random: (below: number) => number): string {
  return Array.from({ length }, () => codeAlphabet[random(codeAlphabet.length)]).join('');
}

/** What somebody typed, as a code is written: capitals, without blanks and hyphens. */
export function tidyCode(typed: string): string {
  return typed.toUpperCase().replaceAll(/[\s.\-–_]/g, '');
}

/** Why something typed cannot be a code of so many signs, before anybody is asked; null where it can. */
export function codeFault(typed: string, length: number): 'length' | 'mistakable' | 'sign' | null {
  const code = tidyCode(typed);
  const strange = code.split('').filter((sign) => !codeAlphabet.includes(sign));
  if (strange.some((sign) => '01OIL'.includes(sign))) return 'mistakable';
  if (strange.length > 0) return 'sign';
  return code.length === length ? null : 'length';
}
