import { safeStorage } from '@pausenplatz/kernel-browser';
import { useCallback, useState } from 'react';

const storage = safeStorage('session');
const keyFor = (key: string) => `draft:${key}`;

export interface Draft {
  readonly text: string;
  readonly setText: (text: string) => void;
  /** Forgets the draft after it was saved or thrown away. */
  readonly clear: () => void;
}

/**
 * Typed text that survives a reload and a sign-in in this tab. Session storage, so that the next pupil at a
 * shared tablet does not find it; never for passwords.
 */
export function useDraft(key: string, initial = ''): Draft {
  const [text, show] = useState(() => storage.get(keyFor(key)) ?? initial);
  const setText = useCallback(
    (next: string) => {
      show(next);
      if (next === '') storage.remove(keyFor(key));
      else storage.set(keyFor(key), next);
    },
    [key],
  );
  const clear = useCallback(() => {
    storage.remove(keyFor(key));
    show(initial);
  }, [key, initial]);
  return { text, setText, clear };
}
