import { safeStorage } from './safe-storage.ts';
import { canSeal, forgetOldWords, forgetWords, hasWords, isPlaceOfWords, openWords, sealWords, type Words } from './sealed-words.ts';

const tab = safeStorage('session');
const prefix = 'draft:';
const visitor = 'visitor';
/** Who works in this tab, and the key for the day they are gone: a tab that is loaded anew may find the session over. */
const keyPlace = 'draft-key';

let owner = visitor;
/** Who becomes the owner once their words are there. */
let next = visitor;
/** What is being sealed right now. */
const sealing = new Map<string, Words>();
const listeners = new Set<() => void>();

function setOwner(person: string): void {
  if (person === owner) return;
  owner = person;
  for (const listener of listeners) listener();
}

const keyFor = (key: string, of: string) => `${prefix}${of}:${key}`;

function former(): readonly [person: string, key: string] | null {
  try {
    const found: unknown = JSON.parse(tab.get(keyPlace) ?? 'null');
    return Array.isArray(found) ? [String(found[0]), String(found[1])] : null;
  } catch {
    return null;
  }
}

/** Locks up what the one before has left. Where nothing can be locked it stays for them, until somebody else comes. */
function sealFormer(): void {
  const [person, key] = former() ?? [];
  tab.remove(keyPlace);
  if (person === undefined || key === undefined || !canSeal()) return;
  const start = keyFor('', person);
  const places = tab.keys().filter((place) => place.startsWith(start));
  if (places.length === 0) return;
  const words = Object.fromEntries(places.map((place) => [place.slice(start.length), tab.get(place) ?? '']));
  for (const place of places) tab.remove(place);
  sealing.set(person, words);
  void sealWords(person, key, words).then(() => {
    // Their person was faster and has them again.
    if (sealing.get(person) === words) sealing.delete(person);
    else forgetWords(person);
  });
}

function putBack(person: string, words: Words): void {
  // What was typed since is newer.
  for (const [key, text] of Object.entries(words)) if (tab.get(keyFor(key, person)) === null) tab.set(keyFor(key, person), text);
}

/**
 * Words that somebody typed and the server does not have yet, kept in this tab. They belong to a person: children share tablets.
 * Whoever comes next neither finds nor overwrites what the one before has left, and the one before gets it back. Never for passwords.
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
  get: (key: string, of = owner): string | null => (of === owner ? tab.get(keyFor(key, of)) : null),
  /** What is still being typed for somebody who is gone is not kept. */
  set(key: string, text: string, of = owner): void {
    if (of === owner) tab.set(keyFor(key, of), text);
  },
  remove: (key: string, of = owner): void => tab.remove(keyFor(key, of)),

  /**
   * Somebody is signed in: their drafts are there again, at once or as soon as they are unlocked; those of everybody else are locked.
   * `key` is what the server gives to this person alone.
   */
  open(person: string, key: string | null = null): void {
    if (person === next) return;
    next = person;
    if (former()?.[0] !== person) sealFormer();
    for (const place of tab.keys()) if (place.startsWith(prefix) && !place.startsWith(keyFor('', person))) tab.remove(place);
    forgetOldWords();
    if (key !== null) tab.set(keyPlace, JSON.stringify([person, key]));
    putBack(person, sealing.get(person) ?? {});
    sealing.delete(person);
    if (key === null || !canSeal() || !hasWords(person)) return setOwner(person);
    setOwner(visitor);
    void openWords(person, key).then((words) => {
      // Gone again while the lock turned.
      if (next !== person) return sealWords(person, key, words);
      putBack(person, words);
      return setOwner(person);
    });
  },
  /** Nobody is signed in any more, however the session ended: the drafts wait for their person, under lock. */
  seal(): void {
    next = visitor;
    sealFormer();
    setOwner(visitor);
  },
  /** Whether something in this tab's storage is a draft under lock, which nobody but its person can read. */
  isSealed: isPlaceOfWords,
};
