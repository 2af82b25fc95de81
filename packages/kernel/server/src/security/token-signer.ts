import { createHmac, createSecretKey, type KeyObject, timingSafeEqual } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';

/** What an access token says: whose session it is. Rights are never in it. */
interface AccessClaims {
  readonly sessionId: string;
  readonly userId: string;
  readonly expiresAt: Date;
}

export interface TokenSigner {
  signAccess(claims: AccessClaims): Promise<string>;
  /** The claims of a token of ours that is still valid at `now`, otherwise null. */
  verifyAccess(token: string, now: Date): Promise<AccessClaims | null>;
  /** Short proof for an address (`purpose` keeps the uses apart). */
  seal(purpose: string, value: string): string;
  isSealed(purpose: string, value: string, seal: string): boolean;
  /** The signer of the secret that held before, while a server changes it: it opens what is kept, and proves nothing any more. */
  readonly former: TokenSigner | null;
}

const audience = 'pausenplatz:access';

/** Signs with one secret of at least 32 characters; separate keys for each use are derived from it. */
export function createTokenSigner(secret: string, former: TokenSigner | null = null): TokenSigner {
  const derive = (purpose: string) => createHmac('sha256', secret).update(purpose).digest();
  const accessKey = derive('access-token');
  const verified = new Map<string, AccessClaims>();
  const sealKeys = new Map<string, KeyObject>();
  const sealKey = (purpose: string): KeyObject => {
    const known = sealKeys.get(purpose) ?? createSecretKey(derive(`seal:${purpose}`));
    sealKeys.set(purpose, known);
    return known;
  };
  const sealFor = (purpose: string, value: string) => createHmac('sha256', sealKey(purpose)).update(value).digest('base64url').slice(0, 22);
  return {
    former,
    signAccess: ({ sessionId, userId, expiresAt }) =>
      new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: 'HS256' })
        .setSubject(userId)
        .setAudience(audience)
        .setExpirationTime(Math.floor(expiresAt.getTime() / 1000))
        .sign(accessKey),
    async verifyAccess(token, now) {
      const known = verified.get(token);
      if (known) return known.expiresAt > now ? known : null;
      const claims = await read(token, accessKey, now);
      // The same token comes with each request for ten minutes; checking its signature once is enough.
      if (claims && verified.size < 20_000) verified.set(token, claims);
      else if (verified.size >= 20_000) verified.clear();
      return claims;
    },
    seal: sealFor,
    isSealed(purpose, value, seal) {
      const right = Buffer.from(sealFor(purpose, value));
      const given = Buffer.from(seal);
      return right.length === given.length && timingSafeEqual(right, given);
    },
  };
}

async function read(token: string, key: Uint8Array, now: Date): Promise<AccessClaims | null> {
  try {
    const { payload } = await jwtVerify(token, key, {
      algorithms: ['HS256'],
      audience,
      currentDate: now,
      requiredClaims: ['sub', 'sid', 'exp'],
    });
    const { sub, sid, exp } = payload;
    return typeof sub === 'string' && typeof sid === 'string' && typeof exp === 'number'
      ? { userId: sub, sessionId: sid, expiresAt: new Date(exp * 1000) }
      : null;
  } catch {
    // Whatever is wrong with a token, the answer is the same: nobody is signed in.
    return null;
  }
}
