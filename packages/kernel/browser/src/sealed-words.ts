import { fingerprint } from './fingerprint.ts';
import { safeStorage } from './safe-storage.ts';

const tab = safeStorage('session');
const prefix = 'draft-sealed:';
const keptMs = 30 * 86_400_000;

/** Words by their keys. */
export type Words = Readonly<Record<string, string>>;

/** On plain http a browser encrypts nothing. */
export const canSeal = (): boolean => globalThis.crypto?.subtle !== undefined;

const placeOf = (personId: string) => prefix + fingerprint(personId);
export const hasWords = (personId: string): boolean => tab.get(placeOf(personId)) !== null;
export const forgetWords = (personId: string): void => tab.remove(placeOf(personId));
export const isPlaceOfWords = (place: string): boolean => place.startsWith(prefix);

/**
 * Locks what somebody has left unsaved (AES-256-GCM). The server gives the key to nobody but this person, signed in: whoever looks
 * into the storage of a shared tablet reads nothing, not even whose words these are.
 */
export async function sealWords(personId: string, key: string, words: Words): Promise<void> {
  const nonce = crypto.getRandomValues(new Uint8Array(12));
  const bytes = new TextEncoder().encode(JSON.stringify(words));
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv: nonce }, await lockFor(key), bytes);
  tab.set(placeOf(personId), [String(Date.now()), toHex(nonce), toHex(new Uint8Array(sealed))].join('.'));
}

/** The words again, which are sealed no more; nothing where there are none, or where the server's secret has changed. */
export async function openWords(personId: string, key: string): Promise<Words> {
  const [, nonce = '', sealed = ''] = (tab.get(placeOf(personId)) ?? '').split('.');
  forgetWords(personId);
  try {
    const bytes = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: fromHex(nonce) }, await lockFor(key), fromHex(sealed));
    // We have written it.
    return JSON.parse(new TextDecoder().decode(bytes)) as Words;
  } catch {
    return {};
  }
}

/** Nobody came back for them within a month. */
export function forgetOldWords(): void {
  for (const place of tab.keys())
    if (isPlaceOfWords(place) && Number(tab.get(place)?.split('.')[0]) < Date.now() - keptMs) tab.remove(place);
}

async function lockFor(key: string): Promise<CryptoKey> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(key));
  return crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt']);
}

const toHex = (bytes: Uint8Array) => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
const fromHex = (text: string) => Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
