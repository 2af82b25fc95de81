import { Secret, TOTP } from 'otpauth';

const period = 30;
/** SHA-1 and six digits, which all authenticator apps know. */
const shape = { algorithm: 'SHA1', digits: 6, period } as const;

/** A new secret of 160 bits in base32, as authenticator apps take it (RFC 4226, section 4). */
export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** The code of a time step (RFC 6238). */
export function totpCode(secret: string, step: number): string {
  return TOTP.generate({ ...shape, secret: Secret.fromBase32(secret), timestamp: step * period * 1_000 });
}

/**
 * The step whose code this is, one before or after the present one included, because clocks of phones differ;
 * null for a wrong code and for steps up to `lastStep`, whose codes were used already.
 */
export function stepOfCode(secret: string, code: string, now: Date, lastStep: number): number | null {
  const token = code.replaceAll(/\s/g, '');
  // Other characters are of other lengths in bytes, which the comparison in constant time does not take.
  if (!/^\d{6}$/.test(token)) return null;
  const away = TOTP.validate({ ...shape, secret: Secret.fromBase32(secret), token, timestamp: now.getTime(), window: 1 });
  if (away === null) return null;
  const step = Math.floor(now.getTime() / 1_000 / period) + away;
  return step > lastStep ? step : null;
}

/** The address inside the QR code that apps read (Key Uri Format of Google Authenticator). */
export function totpUri(secret: string, issuer: string, label: string): string {
  return new TOTP({ ...shape, issuer, label, secret: Secret.fromBase32(secret) }).toString();
}
