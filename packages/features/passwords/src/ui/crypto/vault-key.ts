import { fromBase64Url, toBase64Url } from '../random.ts';

const aes = { name: 'AES-GCM', length: 256 } as const;
const nonceBytes = 12;

/** The key of a new vault, which may be taken out to be wrapped. */
export const newVaultKey = (): Promise<CryptoKey> => crypto.subtle.generateKey(aes, true, ['encrypt', 'decrypt']);

export async function wrapKey(key: CryptoKey, wrapping: CryptoKey): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(nonceBytes));
  return joined(iv, await crypto.subtle.wrapKey('raw', key, wrapping, { name: 'AES-GCM', iv }));
}

/** The key again; one to work with cannot be taken out of the browser, one to wrap anew can (`toWrap`). */
export function unwrapKey(wrapped: string, wrapping: CryptoKey, { toWrap = false } = {}): Promise<CryptoKey> {
  const { iv, rest } = parted(wrapped);
  return crypto.subtle.unwrapKey('raw', rest, wrapping, { name: 'AES-GCM', iv }, aes, toWrap, ['encrypt', 'decrypt']);
}

/** What a sealed text is made for: under another id, or as another version, it does not open. */
interface SealedAs {
  readonly id: string;
  readonly version: number;
}

const boundTo = ({ id, version }: SealedAs) => new TextEncoder().encode(`${id} ${version}`);

export async function sealText(key: CryptoKey, as: SealedAs, text: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(nonceBytes));
  return joined(iv, await crypto.subtle.encrypt({ name: 'AES-GCM', iv, additionalData: boundTo(as) }, key, new TextEncoder().encode(text)));
}

/** The text again; null where it was damaged or exchanged. */
export async function openText(key: CryptoKey, as: SealedAs, sealed: string): Promise<string | null> {
  try {
    const { iv, rest } = parted(sealed);
    return new TextDecoder().decode(await crypto.subtle.decrypt({ name: 'AES-GCM', iv, additionalData: boundTo(as) }, key, rest));
  } catch {
    // One damaged entry says nothing about the others.
    return null;
  }
}

const joined = (iv: Uint8Array, sealed: ArrayBuffer) => toBase64Url(new Uint8Array([...iv, ...new Uint8Array(sealed)]));

function parted(text: string) {
  const bytes = fromBase64Url(text);
  return { iv: bytes.slice(0, nonceBytes), rest: bytes.slice(nonceBytes) };
}
