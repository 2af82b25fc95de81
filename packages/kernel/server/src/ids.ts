import { randomBytes } from 'node:crypto';

/** A random 128-bit id as 22 characters of base64url. */
export function newId(): string {
  return randomBytes(16).toString('base64url');
}

/** A random 256-bit secret as 43 characters of base64url. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}
