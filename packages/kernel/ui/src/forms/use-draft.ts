import { drafts } from '@pausenplatz/kernel-browser';
import { useCallback, useState, useSyncExternalStore } from 'react';

interface Draft {
  readonly text: string;
  readonly setText: (text: string) => void;
  /** Forgets the draft after it was saved or thrown away. */
  readonly clear: () => void;
}

/**
 * Typed text that survives a reload and a new sign-in of the same person in this tab, and that nobody else finds: a screen that is
 * still there when another person comes shows theirs. Never for passwords.
 */
export function useDraft(key: string, initial = ''): Draft {
  const owner = useSyncExternalStore(drafts.subscribe, drafts.owner, drafts.owner);
  const [typed, show] = useState<{ readonly owner: string; readonly text: string } | null>(null);
  const text = typed?.owner === owner ? typed.text : (drafts.get(key, owner) ?? initial);
  const setText = useCallback(
    (next: string) => {
      show({ owner, text: next });
      if (next === '') drafts.remove(key, owner);
      else drafts.set(key, next, owner);
    },
    [key, owner],
  );
  const clear = useCallback(() => {
    drafts.remove(key, owner);
    show({ owner, text: initial });
  }, [key, owner, initial]);
  return { text, setText, clear };
}
