import { safeStorage } from './safe-storage.ts';

const session = safeStorage('session');
const local = safeStorage('local');
const prefix = 'draft:';
const visitor = 'visitor';
/** Set for a session that leaves nothing behind; in local storage, because every tab has to know. Says nothing about who. */
const endsKey = 'drafts-end';

let owner = visitor;
const listeners = new Set<() => void>();

function become(next: string): void {
  if (next === owner) return;
  owner = next;
  for (const listener of listeners) listener();
}

function forgetAllBut(isKept: (key: string) => boolean): void {
  for (const key of session.keys()) if (key.startsWith(prefix) && !isKept(key)) session.remove(key);
}

const keyFor = (key: string, of: string) => `${prefix}${of}:${key}`;

/**
 * Words that somebody typed and the server does not have yet, kept in this tab. They belong to a person: children share tablets, and
 * whoever comes next neither finds nor overwrites what the one before has left. Never for passwords.
 */
export const drafts = {
  /** Whose drafts are read and written now; visitors have their own. */
  owner: (): string => owner,
  /** Nobody who is known. */
  isVisitor: (of: string): boolean => of === visitor,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  get: (key: string, of = owner): string | null => (of === owner ? session.get(keyFor(key, of)) : null),
  /** What is still being typed for somebody who is gone is not kept. */
  set(key: string, text: string, of = owner): void {
    if (of === owner) session.set(keyFor(key, of), text);
  },
  remove: (key: string, of = owner): void => session.remove(keyFor(key, of)),

  /** Somebody is signed in: their drafts are there again, those of everybody else go. */
  open(personId: string): void {
    forgetAllBut((key) => key.startsWith(keyFor('', personId)));
    // Another tab may be the first to hear of the end, and take the mark of the device away.
    if (local.get(endsKey) !== null) session.set(endsKey, '1');
    become(personId);
  },
  /** Nobody is signed in any more: the drafts wait for their person to come back, or end with a session by card. */
  seal(): void {
    if (local.get(endsKey) !== null || session.get(endsKey) !== null) forgetAllBut((key) => key.startsWith(keyFor('', visitor)));
    local.remove(endsKey);
    session.remove(endsKey);
    become(visitor);
  },
  /** The session that begins is one by card: whoever holds the card next week need not be who holds it now. */
  endWithSession: (): void => local.set(endsKey, '1'),
};
