/**
 * How a host keeps its session. In the browser cookies carry it and the token stays null;
 * in Teams and native apps a bearer token lives in memory.
 */
export interface ClientSession {
  readonly mode: 'cookie' | 'bearer' | 'none';
  /** The access token to send, or null. */
  token(): string | null;
  /** Tries to renew the session; false when the person must sign in again. Concurrent callers share one attempt. */
  renew(): Promise<boolean>;
  /** The session is over and cannot be renewed. */
  ended(): void;
}

/** For framed public pages: nobody is ever signed in there. */
export const withoutSession: ClientSession = { mode: 'none', token: () => null, renew: async () => false, ended: () => undefined };

/** Joins concurrent calls into one, so that twenty 401s make one refresh. */
export function singleFlight<T>(work: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | null = null;
  return () => {
    running ??= work().finally(() => {
      running = null;
    });
    return running;
  };
}
