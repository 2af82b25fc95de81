import { breakoutLimits } from '../contract/index.ts';

/** Signs that children do not mix up when they read them to each other. */
const signs = 'ABCDEFGHKMNPRSTUVWXYZ23456789';

/** A code by which a device joins a team; `random` answers a whole number from 0 to below its argument. */
export const makeTeamCode = (random: (below: number) => number): string =>
  Array.from({ length: breakoutLimits.teamCodeLength }, () => signs[random(signs.length)]).join('');

/** What somebody typed, as a code is written. */
export const tidyTeamCode = (typed: string): string => typed.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');

/** Two names that children take for the same. */
export const isSameName = (one: string, other: string): boolean => plain(one) === plain(other);
const plain = (name: string): string => name.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim();
