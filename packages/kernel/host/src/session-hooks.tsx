import { createContext, use } from 'react';
import { useStore } from 'zustand';
import type { SessionState, SessionStore, SignedInUser } from './session-store.ts';

const SessionContext = createContext<SessionStore | null>(null);

/** Puts the host's session store above its screens. */
export const SessionProvider = SessionContext.Provider;

/** The store itself, for screens that sign in or out. */
export function useSessionStore(): SessionStore {
  const store = use(SessionContext);
  if (!store) throw new Error('No SessionProvider above this component');
  return store;
}

export function useSession(): SessionState {
  return useStore(useSessionStore().store);
}

/** The signed-in person, or null. */
export function useCurrentUser(): SignedInUser | null {
  const session = useSession();
  return session.status === 'signedIn' ? session.user : null;
}
