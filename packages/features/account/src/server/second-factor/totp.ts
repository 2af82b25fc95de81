import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const stepSeconds = 30;
const digits = 6;
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** A new secret of 160 bits in base32, as authenticator apps take it (RFC 4226, section 4). */
export function newTotpSecret(): string {
  return [...randomBytes(32)].map((byte) => alphabet[byte % 32]).join('');
}

/** The code of a time step (RFC 6238 with SHA-1, which all apps know). */
export function totpCode(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', fromBase32(secret)).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 0x0f;
  const number = digest.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

/**
 * The step whose code this is, one before or after the present one included, because clocks of phones differ;
 * null for a wrong code and for steps up to `lastStep`, whose codes were used already.
 */
export function stepOfCode(secret: string, code: string, now: Date, lastStep: number): number | null {
  const given = Buffer.from(code.replaceAll(/\s/g, ''));
  const present = Math.floor(now.getTime() / 1000 / stepSeconds);
  for (const step of [present, present - 1, present + 1]) {
    const right = Buffer.from(totpCode(secret, step));
    if (step > lastStep && given.length === right.length && timingSafeEqual(given, right)) return step;
  }
  return null;
}

/** The address inside the QR code that apps read (Key Uri Format of Google Authenticator). */
export function totpUri(secret: string, issuer: string, account: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}&algorithm=SHA1&digits=${digits}&period=${stepSeconds}`;
}

function fromBase32(text: string): Buffer {
  const bits = Array.from(text, (letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}
