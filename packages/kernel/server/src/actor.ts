import type { Role } from '@pausenplatz/kernel-contract';

/** A signed-in person with what they belong to; made once per request and per hub connection. */
export interface UserActor {
  readonly kind: 'user';
  readonly userId: string;
  readonly sessionId: string;
  /** How this session was opened: a card may be copied, and an account elsewhere is somebody else's proof. */
  readonly provenBy: 'password' | 'card' | 'elsewhere';
  readonly roles: readonly Role[];
  readonly pro: boolean;
  /** Schools the person belongs to in any role. */
  readonly schoolIds: readonly string[];
  /** Schools the person administers, child schools included. */
  readonly adminSchoolIds: readonly string[];
  readonly teachesClassIds: readonly string[];
  readonly attendsClassIds: readonly string[];
  /** All schools that hang together with those of the person: what row-level security lets them reach. */
  readonly familySchoolIds: readonly string[];
  /** Every class in which the person stands, archived and deleted ones too. */
  readonly placedClassIds: readonly string[];
  /** The initial password was not changed yet: nothing else is allowed before that. */
  readonly initialPassword: boolean;
}

export type Actor = { readonly kind: 'anonymous' } | UserActor;

export const anonymous: Actor = { kind: 'anonymous' };

/** Finds out who is behind a session; the account feature provides it. */
export interface ActorSource {
  /** The actor of a live session, or null when it ended or the account is gone. */
  load(sessionId: string): Promise<UserActor | null>;
}
