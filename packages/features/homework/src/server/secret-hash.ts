import { createHash } from 'node:crypto';

/** What is kept of a secret of 256 random bits; such a secret needs no slow hash. */
export function secretHash(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
