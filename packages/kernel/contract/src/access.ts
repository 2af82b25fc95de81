import type { Role } from './roles.ts';

/**
 * Who may make a call at all, before any question of which object it touches.
 * There is no default: a call without an access policy does not compile.
 */
export type Access =
  | { readonly kind: 'anyone' }
  /** Any signed-in person who has set a password of their own. */
  | { readonly kind: 'signedIn' }
  /** Signed in, even while the initial password has not been changed yet. */
  | { readonly kind: 'anySession' }
  | { readonly kind: 'roles'; readonly roles: readonly [Role, ...Role[]] };

export const anyone: Access = { kind: 'anyone' };
export const signedIn: Access = { kind: 'signedIn' };
export const anySession: Access = { kind: 'anySession' };
export const onlyRoles = (...roles: [Role, ...Role[]]): Access => ({ kind: 'roles', roles });

/** The thirteen actors of the authorisation matrix: relations are to one object of class 3a in the own school. */
export const actorNames = [
  'anonymous',
  'linkHolder',
  'private',
  'pupilOwner',
  'pupilSameClass',
  'pupilOtherClass',
  'pupilOtherSchool',
  'teacherOfClass',
  'teacherSameSchool',
  'teacherOtherSchool',
  'schoolAdminOwn',
  'schoolAdminOther',
  'initialPassword',
] as const;
export type ActorName = (typeof actorNames)[number];

/** HTTP status that a well-formed call of this actor must get. */
export type ExpectedStatus = 200 | 201 | 400 | 401 | 403 | 404 | 409;
export type ActorTable = Readonly<Record<ActorName, ExpectedStatus>>;

/** The declared row of a call in the authorisation matrix: `rest` for everybody who is not named. */
export function actors(rest: ExpectedStatus, named: Partial<Record<ActorName, ExpectedStatus>> = {}): ActorTable {
  const row: Partial<Record<ActorName, ExpectedStatus>> = {};
  for (const name of actorNames) row[name] = named[name] ?? rest;
  // Every name was set in the loop; the compiler cannot see that.
  return row as ActorTable;
}

/** The usual row: signed-out people get 401, an unset initial password 403, everybody else as named. */
export function signedInActors(rest: ExpectedStatus, named: Partial<Record<ActorName, ExpectedStatus>> = {}): ActorTable {
  return actors(rest, { anonymous: 401, linkHolder: 401, initialPassword: 403, ...named });
}

/**
 * What somebody was, or became this morning, in relation to the same object: most holes come from there and not from what somebody is
 * (trust, section 2). Each has the present self whose answers it gets, where a call does not declare others.
 */
export const presentSelves = {
  /** Taught 3a until a short while ago, and still teaches at the school. */
  formerTeacherOfClass: 'teacherSameSchool',
  /** Taught 3a until they left the school; teaches elsewhere. */
  formerTeacherOfSchool: 'teacherOtherSchool',
  /** Teaches an archived class of the school in which the pupils of 3a were before. */
  teacherOfArchivedClass: 'teacherSameSchool',
  /** Was in 3a and is in another class of the school. */
  movedPupil: 'pupilOtherClass',
  /** Is in 3a, and from earlier times still a member of another school. */
  pupilOfTwoSchools: 'pupilSameClass',
  /** Founded a school this morning that nobody has confirmed. */
  founderUnconfirmed: 'teacherOtherSchool',
  adminOfSisterSchool: 'schoolAdminOther',
  adminAbove: 'schoolAdminOwn',
  /** The pupil of the object, signed in by a card. */
  pupilByCard: 'pupilOwner',
  /** Teacher and admin of the school, which wants a second factor that they do not have. */
  adminWithoutSecondFactor: 'teacherSameSchool',
  /** Taught 3a; the account lies in the trash, and the session was opened before. */
  personInTrash: 'anonymous',
} as const satisfies Readonly<Record<string, ActorName>>;
export type LifeCycleName = keyof typeof presentSelves;
// Object.keys widens to string; the keys are the names by construction.
export const lifeCycleNames = Object.keys(presentSelves) as LifeCycleName[];
