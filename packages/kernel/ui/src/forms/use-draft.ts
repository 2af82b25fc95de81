import { drafts } from '@pausenplatz/kernel-browser';
import { useCallback, useState, useSyncExternalStore } from 'react';
import { useIsTakenOver } from '../drawn/use-is-taken-over.ts';
import { forgetWords, keepWords, keptWords } from './kept-words.ts';

interface Draft {
  readonly text: string;
  /** What somebody else wrote at the same place since; null where nobody did, or once it was written on. */
  readonly theirs: string | null;
  readonly setText: (text: string) => void;
  /** Forgets the draft after it was saved or thrown away. */
  readonly clear: () => void;
}

/**
 * Typed text that survives a reload and a new sign-in of the same person in this tab, and that nobody else finds: a screen that is
 * still there when another person comes shows theirs. It knows what it began from, and takes along what `initial` has become since.
 * Never for passwords.
 */
export function useDraft(key: string, initial = ''): Draft {
  const owner = useSyncExternalStore(drafts.subscribe, drafts.owner, drafts.owner);
  const [typed, show] = useState<{ readonly owner: string; readonly text: string } | null>(null);
  // A server knows nothing of what was typed here.
  const isTakenOver = useIsTakenOver();
  const kept = typed?.owner === owner || !isTakenOver ? null : keptWords(key, initial, owner);
  const text = typed?.owner === owner ? typed.text : (kept?.text ?? initial);
  const setText = useCallback(
    (next: string) => {
      show({ owner, text: next });
      keepWords(key, initial, next, owner);
    },
    [key, initial, owner],
  );
  const clear = useCallback(() => {
    forgetWords(key, owner);
    show({ owner, text: initial });
  }, [key, owner, initial]);
  return { text, theirs: kept?.isContested ? initial : null, setText, clear };
}
