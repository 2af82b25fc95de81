import { beforeEach, expect, test, vi } from 'vitest';
import { drafts } from './drafts.ts';
import { fingerprint } from './fingerprint.ts';
import { safeStorage } from './safe-storage.ts';

/** Two tabs of one browser share what is local; what is of the session is each tab's own. */
function aStorage() {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    clear: () => kept.clear(),
    key: (index: number) => [...kept.keys()][index] ?? null,
    get length() {
      return kept.size;
    },
  };
}
let tab: ReturnType<typeof aStorage>;
beforeEach(() => {
  tab = aStorage();
  vi.stubGlobal('sessionStorage', tab);
  vi.stubGlobal('localStorage', aStorage());
  drafts.seal();
});
const words = () => JSON.stringify([...tab.kept]);
const written = (personId: string) => {
  drafts.open(personId);
  drafts.set('block', `Geheimnis von ${personId}`);
};

test('a draft belongs to its person: the next child at the tablet neither sees nor keeps it', () => {
  written('mia');
  drafts.seal();
  expect(drafts.get('block')).toBeNull();
  drafts.open('noah');
  expect(drafts.get('block')).toBeNull();
  expect(words()).not.toContain('mia');
});

test('somebody who signs in over the session of another does not find it either', () => {
  written('mia');
  drafts.open('noah');
  expect([drafts.get('block'), words()]).toEqual([null, '[]']);
});

test('it comes back for the same person after the session expired', () => {
  written('mia');
  drafts.seal();
  drafts.open('mia');
  expect(drafts.get('block')).toBe('Geheimnis von mia');
});

test('it ends with a session by card, in every tab', () => {
  drafts.endWithSession();
  written('mia');
  // The other tab heard of the end first.
  safeStorage('local').clear();
  drafts.seal();
  expect(words()).toBe('[]');
  written('mia');
  drafts.seal();
  drafts.open('mia');
  expect(drafts.get('block')).toBe('Geheimnis von mia');
});

test('what is still typed for somebody who is gone is kept for nobody', () => {
  written('mia');
  drafts.seal();
  drafts.set('block', 'zu spät', 'mia');
  expect(words()).not.toContain('zu spät');
  expect(drafts.get('block', 'mia')).toBeNull();
});

test('visitors find their own words again, until somebody signs in', () => {
  drafts.set('sign-in', 'mia.keller');
  expect(drafts.get('sign-in')).toBe('mia.keller');
  drafts.open('noah');
  expect(words()).not.toContain('mia.keller');
});

test('works without any storage', () => {
  vi.stubGlobal('sessionStorage', undefined);
  written('mia');
  expect(drafts.get('block')).toBe('Geheimnis von mia');
  drafts.open('noah');
  drafts.open('mia');
  expect(drafts.get('block')).toBeNull();
});

test('screens hear of it when the owner changes', () => {
  const heard = vi.fn();
  const stop = drafts.subscribe(heard);
  drafts.open('mia');
  drafts.open('mia');
  drafts.seal();
  stop();
  drafts.open('noah');
  expect(heard).toHaveBeenCalledTimes(2);
});

test('a fingerprint knows an address again and holds none of its words', () => {
  expect(fingerprint('mia-keller')).toBe(fingerprint('mia-keller'));
  expect(fingerprint('mia-keller')).not.toBe(fingerprint('noah-keller'));
  expect(fingerprint('mia-keller')).toMatch(/^[0-9a-z]{1,7}$/);
});
