import { afterEach, expect, test, vi } from 'vitest';
import { safeStorage } from './safe-storage.ts';

function fakeStorage(isFull = () => false) {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem(key: string, value: string) {
      if (isFull()) throw new Error('QuotaExceededError');
      kept.set(key, value);
    },
    removeItem: (key: string) => void kept.delete(key),
    clear: () => kept.clear(),
  };
}
afterEach(() => {
  safeStorage('session').clear();
  vi.unstubAllGlobals();
});

test('what one piece keeps is gone for all once another one clears it, with a storage and without', () => {
  for (const storage of [fakeStorage(), undefined]) {
    vi.stubGlobal('sessionStorage', storage);
    const draft = safeStorage('session');
    draft.set('draft:a', 'Geheimes Geschenk');
    expect(draft.get('draft:a')).toBe('Geheimes Geschenk');
    safeStorage('session').clear();
    expect(draft.get('draft:a')).toBeNull();
  }
});

test('what is cleared in the browser itself does not come back', () => {
  const storage = fakeStorage();
  vi.stubGlobal('sessionStorage', storage);
  const draft = safeStorage('session');
  draft.set('draft:a', 'Text');
  storage.clear();
  expect(draft.get('draft:a')).toBeNull();
});

test('a full storage loses no newer words, and does not bring back older ones', () => {
  let isFull = false;
  vi.stubGlobal(
    'sessionStorage',
    fakeStorage(() => isFull),
  );
  const draft = safeStorage('session');
  draft.set('draft:a', 'kurz');
  isFull = true;
  draft.set('draft:a', 'kurz und lang');
  expect(draft.get('draft:a')).toBe('kurz und lang');
  draft.remove('draft:a');
  expect(draft.get('draft:a')).toBeNull();
});
