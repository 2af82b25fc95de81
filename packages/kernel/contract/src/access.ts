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
export type ExpectedStatus = 200 | 400 | 401 | 403 | 404 | 409;
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
