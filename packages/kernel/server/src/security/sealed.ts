import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import type { TokenSigner } from './token-signer.ts';

interface Signer {
  readonly signer: TokenSigner;
}

const keys = new WeakMap<object, Map<string, Buffer>>();

/** Each purpose has a key of its own. */
function keyFor({ signer }: Signer, purpose: string): Buffer {
  const known = keys.get(signer) ?? new Map<string, Buffer>();
  keys.set(signer, known);
  // Two seals of 132 bits from the server's secret make a key of 256.
  const key =
    known.get(purpose) ??
    createHash('sha256')
      .update(signer.seal('seal-text-1', purpose) + signer.seal('seal-text-2', purpose))
      .digest();
  known.set(purpose, key);
  return key;
}

/** Encrypts a short text (AES-256-GCM) so that only this server, and only for this owner, can read it again. */
export function sealText(services: Signer, purpose: string, owner: string, text: string): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', keyFor(services, purpose), nonce);
  cipher.setAAD(Buffer.from(owner));
  return Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString('base64url');
}

/** A column that keeps sealed texts. */
export interface KeptSeal {
  readonly purpose: string;
  readonly table: string;
  readonly column: string;
  /** The column whose value each text is bound to, and which tells the rows apart. */
  readonly owner: string;
}

/**
 * The text of something that is kept, such as a row: while a server changes its secret, what the one before has sealed opens as well.
 * Nothing that proves anything is opened in this way: whoever knew the former secret could make it.
 */
export function openKept(services: Signer, purpose: string, owner: string, sealed: string): string | null {
  const { former } = services.signer;
  return openSealed(services, purpose, owner, sealed) ?? (former ? openSealed({ signer: former }, purpose, owner, sealed) : null);
}

/** The text again; null when the server's secret changed or the text belongs to somebody else. */
export function openSealed(services: Signer, purpose: string, owner: string, sealed: string): string | null {
  const bytes = Buffer.from(sealed, 'base64url');
  try {
    const decipher = createDecipheriv('aes-256-gcm', keyFor(services, purpose), bytes.subarray(0, 12), { authTagLength: 16 });
    decipher.setAAD(Buffer.from(owner));
    decipher.setAuthTag(bytes.subarray(-16));
    return Buffer.concat([decipher.update(bytes.subarray(12, -16)), decipher.final()]).toString('utf8');
  } catch {
    // A changed secret makes all of them unreadable; people get new ones then.
    return null;
  }
}
