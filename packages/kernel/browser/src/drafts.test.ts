import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { drafts } from './drafts.ts';
import { fingerprint } from './fingerprint.ts';

/** Locks turn slowly on a busy machine. */
const soon = (look: () => void) => vi.waitFor(look, { timeout: 15_000 });

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
afterEach(() => void vi.restoreAllMocks());
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

describe('with the key that the server gives to its person alone', () => {
  const keyOf = (personId: string) => `schluessel-${personId}`.padEnd(22, 'x');
  const signIn = (personId: string) => drafts.open(personId, keyOf(personId));
  const sealed = () => soon(() => expect([...tab.kept.keys()].some((place) => drafts.isSealed(place))).toBe(true));

  test('it lies under lock while others work, and comes back for its person', async () => {
    signIn('mia');
    drafts.set('block', 'Geheimnis');
    drafts.seal();
    expect(words()).not.toContain('Geheimnis');
    await sealed();
    expect(words()).not.toMatch(/mia|Geheimnis|schluessel/);
    signIn('noah');
    expect(drafts.get('block')).toBeNull();
    drafts.set('block', 'von Noah');
    drafts.seal();
    await soon(() => expect(tab.kept.size).toBe(2));
    signIn('mia');
    await soon(() => expect(drafts.get('block')).toBe('Geheimnis'));
    signIn('noah');
    await soon(() => expect(drafts.get('block')).toBe('von Noah'));
  });

  test('somebody who signs in over the session locks it as well', async () => {
    signIn('mia');
    drafts.set('block', 'Geheimnis');
    signIn('noah');
    expect([drafts.owner(), drafts.get('block')]).toEqual(['noah', null]);
    await sealed();
    expect(words()).not.toMatch(/mia|Geheimnis/);
    signIn('mia');
    await soon(() => expect(drafts.get('block')).toBe('Geheimnis'));
  });

  test('a session that ended while the tab was closed leaves nothing open either', async () => {
    tab.setItem('draft:mia:block', 'Geheimnis');
    tab.setItem('draft-key', JSON.stringify(['mia', keyOf('mia')]));
    drafts.seal();
    expect(words()).not.toContain('Geheimnis');
    await sealed();
    signIn('mia');
    await soon(() => expect(drafts.get('block')).toBe('Geheimnis'));
  });

  test('who comes back before the lock has closed finds it at once', async () => {
    signIn('mia');
    drafts.set('block', 'Geheimnis');
    drafts.seal();
    signIn('mia');
    expect(drafts.get('block')).toBe('Geheimnis');
    await new Promise((resolve) => setTimeout(resolve, 50));
    drafts.set('block', 'Neueres');
    drafts.seal();
    signIn('mia');
    expect(drafts.get('block')).toBe('Neueres');
  });

  test('another key opens nothing, and after a month there is nothing to open', async () => {
    signIn('mia');
    drafts.set('block', 'Geheimnis');
    drafts.seal();
    await sealed();
    drafts.open('mia', 'falsch');
    await soon(() => expect(drafts.owner()).toBe('mia'));
    expect(drafts.get('block')).toBeNull();
    drafts.seal();
    signIn('noah');
    drafts.set('block', 'alt');
    drafts.seal();
    await sealed();
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 31 * 86_400_000);
    signIn('mia');
    expect(words()).not.toContain('draft-sealed');
  });
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
