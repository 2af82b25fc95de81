import type { Role } from '@pausenplatz/kernel-contract';

/** Whoever administers a school is a school admin for as long as that lasts; other roles belong to the account. */
export function rolesWith(own: readonly Role[], administers: boolean): Role[] {
  return administers && !own.includes('SchoolAdmin') ? [...own, 'SchoolAdmin'] : [...own];
}
