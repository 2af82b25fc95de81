import type { SignedInUser } from '../src/index.ts';

const lea: SignedInUser = {
  id: 'AAAAAAAAAAAAAAAAAAAAAA',
  userName: 'lea.brunner',
  firstName: 'Lea',
  lastName: 'Brunner',
  avatar: null,
  userRoles: ['Teacher'],
  pro: false,
  schools: [],
  schoolClasses: [],
  currentSchoolClass: null,
  emailUnconfirmed: false,
  newAccount: false,
  seenReleaseNotes: null,
  settings: {},
  secondFactorMissing: false,
};

/** A signed-in person: Lea, a teacher without schools and classes, but for the `changes`. */
export const aSignedInUser = (changes: Partial<SignedInUser> = {}): SignedInUser => ({ ...lea, ...changes });
