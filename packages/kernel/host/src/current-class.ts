import { createContext, use } from 'react';
import { useCurrentUser } from './session-hooks.tsx';

/** The class that somebody works with right now, where the host lets them switch between several. */
interface CurrentClass {
  /** Null until somebody chose on this device; then the account's own choice serves. */
  readonly classId: string | null;
  readonly choose: (classId: string) => void;
}

const CurrentClassContext = createContext<CurrentClass | null>(null);

/** Hosts with a class switcher put their choice above the screens. */
export const CurrentClassProvider = CurrentClassContext.Provider;

/** The host's choice, or null in hosts without a switcher: there a screen brings its own. */
export function useHostClass(): CurrentClass | null {
  return use(CurrentClassContext);
}

/** The class that somebody works with, in every host: their choice, the account's, or their first; null for who is in none. */
export function useClassId(): string | null {
  const user = useCurrentUser();
  const chosen = useHostClass()?.classId;
  return chosen ?? user?.currentSchoolClass ?? user?.schoolClasses[0]?.id ?? null;
}
