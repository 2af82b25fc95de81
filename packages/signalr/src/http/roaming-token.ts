import { createHmac, timingSafeEqual } from 'node:crypto';
import type { HubUser } from '../hub/shape.ts';

/** What a negotiation settled, as far as another process has to know it. */
export interface Negotiated {
  readonly id: string;
  readonly wantsStateful: boolean;
}

// A client opens its socket right after it negotiated. Later than this, a token unknown here belongs to a connection that was lost
// elsewhere, and must be refused, so that the client negotiates anew.
const goodForMs = 10_000;

/** The secret that opens a connection, which every process with the same key can read; bound to the user and to the moment. */
export function roamingToken(key: string, { id, wantsStateful }: Negotiated, user: HubUser | null, now: number): string {
  const facts = `${now.toString(36)}.${wantsStateful ? 1 : 0}.${id}`;
  return `${macOf(key, facts, user)}.${facts}`;
}

/** What was negotiated elsewhere and may be taken up here, or null where the token is none of ours, of somebody else, or too old. */
export function readRoamingToken(key: string, token: string, user: HubUser | null, now: number): Negotiated | null {
  const found = provenToken(key, token, user);
  // Clocks of two machines may differ a little.
  return found !== null && Math.abs(now - found.issuedAt) < goodForMs ? found : null;
}

/** The same of any age: what it opens is held by the process that its id names, if at all. */
export function provenToken(key: string, token: string, user: HubUser | null): (Negotiated & { readonly issuedAt: number }) | null {
  const [mac = '', issued = '', stateful = '', ...rest] = token.split('.');
  const facts = `${issued}.${stateful}.${rest.join('.')}`;
  const wanted = Buffer.from(macOf(key, facts, user));
  const given = Buffer.from(mac);
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return null;
  return { id: rest.join('.'), wantsStateful: stateful === '1', issuedAt: Number.parseInt(issued, 36) };
}

const macOf = (key: string, facts: string, user: HubUser | null): string =>
  createHmac('sha256', key)
    .update(`${facts}\n${user?.id ?? ''}`)
    .digest('base64url')
    .slice(0, 22);
