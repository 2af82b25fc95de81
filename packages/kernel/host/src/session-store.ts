import type { Role } from '@pausenplatz/kernel-contract';
import { createStore, type StoreApi } from 'zustand/vanilla';

/** The signed-in person as hosts and screens know it (specification section 3, User). */
export interface SignedInUser {
  readonly id: string;
  readonly userName: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly avatar: string | null;
  readonly userRoles: readonly Role[];
  readonly pro: boolean;
  /** `administers` is left out where a host does not know it. */
  readonly schools: readonly { readonly id: string; readonly name: string; readonly place: string; readonly administers?: boolean }[];
  readonly schoolClasses: readonly { readonly id: string; readonly name: string; readonly color: string; readonly schoolId: string }[];
  readonly currentSchoolClass: string | null;
  readonly emailUnconfirmed: boolean;
  readonly newAccount: boolean;
  readonly seenReleaseNotes: string | null;
  /** Locks what this person leaves unsaved on a device; left out where a host does not know it. */
  readonly draftKey?: string;
  /** Own settings per tool; left out where a host does not know them. */
  readonly settings?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** Rights of the administration rest until the person has a second factor. */
  readonly secondFactorMissing?: boolean;
}

/** Nobody asked yet, nobody there, somebody there, or somebody who must first choose a password. */
export type SessionState =
  | { readonly status: 'unknown' }
  | { readonly status: 'signedOut' }
  | { readonly status: 'signedIn'; readonly user: SignedInUser }
  | { readonly status: 'initialPassword'; readonly user: SignedInUser };

/** What an authentication check found out. */
export type KnownSession = Exclude<SessionState, { readonly status: 'unknown' }>;

export interface SessionStore {
  readonly store: StoreApi<SessionState>;
  /** Asks the server who is signed in; concurrent callers share one question. Rejects when there was no usable answer. */
  check(): Promise<KnownSession>;
  /** Takes over what a sign-in, a sign-out or a password change brought. */
  become(session: KnownSession): void;
  /** Changes fields of the signed-in person; nothing happens when nobody is. */
  patchUser(fields: Partial<SignedInUser>): void;
}

/** Keeps who is signed in. `ask` makes the account's check call. */
export function createSessionStore(ask: () => Promise<KnownSession>): SessionStore {
  const store = createStore<SessionState>(() => ({ status: 'unknown' }));
  let asking: Promise<KnownSession> | null = null;
  let turn = 0;
  const become = (session: KnownSession) => {
    turn += 1;
    // Replaced, not merged: the union's members have different keys.
    store.setState(session, true);
  };
  return {
    store,
    become,
    check() {
      const startedAt = turn;
      asking ??= ask()
        .then((found) => {
          // A sign-in that finished meanwhile knows better than this older question.
          if (turn === startedAt) become(found);
          const now = store.getState();
          return now.status === 'unknown' ? found : now;
        })
        .finally(() => {
          asking = null;
        });
      return asking;
    },
    patchUser(fields) {
      const now = store.getState();
      if ('user' in now) store.setState({ ...now, user: { ...now.user, ...fields } }, true);
    },
  };
}
