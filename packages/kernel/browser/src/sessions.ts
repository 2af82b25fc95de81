import { type ClientSession, singleFlight } from './session.ts';

interface SessionSettings {
  /**
   * Exchanges the refresh token for the next pair by the account's refresh call. Answers the new access token
   * (or '' where cookies carry it), or null when the person must sign in again.
   */
  readonly renew: () => Promise<string | null>;
  /** Told once when the session is over and cannot be renewed. */
  readonly onEnded: () => void;
}

const lockName = 'session-renewal';

/** One renewal at a time across all tabs: a twin tab would otherwise spend the same refresh token twice. */
async function acrossTabs<T>(work: () => Promise<T>): Promise<T> {
  // Missing on plain http and in old browsers; there the server's grace time covers twin tabs.
  const locks: LockManager | undefined = globalThis.navigator?.locks;
  return locks ? locks.request(lockName, work) : work();
}

/** The browser's session: cookies carry the tokens, script never sees them (trust: H9). */
export function cookieSession({ renew, onEnded }: SessionSettings): ClientSession {
  return {
    mode: 'cookie',
    token: () => null,
    renew: singleFlight(() => acrossTabs(async () => (await renew()) !== null)),
    ended: onEnded,
  };
}

export interface BearerSession extends ClientSession {
  /** Sets or forgets the token after a sign-in or a sign-out. */
  setToken(token: string | null): void;
}

/** The session of Teams and native apps: a bearer token in memory, gone with the window. */
export function bearerSession({ renew, onEnded }: SessionSettings): BearerSession {
  let current: string | null = null;
  return {
    mode: 'bearer',
    token: () => current,
    setToken(token) {
      current = token;
    },
    renew: singleFlight(async () => {
      current = await renew();
      return current !== null;
    }),
    ended() {
      current = null;
      onEnded();
    },
  };
}
