import type { FastifyRequest } from 'fastify';
import { type Actor, anonymous } from '../actor.ts';
import { askAs } from '../security/wall.ts';
import type { Services } from '../services.ts';

/** `__Host-` binds a cookie to this very host, over https or the own machine, for all paths. */
export const accessCookie = '__Host-pausenplatz-access';
export const refreshCookie = '__Host-pausenplatz-refresh';

/**
 * Who calls: by bearer token (native apps, Teams), otherwise by cookie. A bad token is nobody, not an error. From here on the request's
 * queries run behind that one's wall.
 */
export async function actorOf(services: Services, request: FastifyRequest): Promise<Actor> {
  return actorOfToken(services, bearerOf(request.headers.authorization) ?? request.cookies[accessCookie] ?? null);
}

/** The same by an access token, wherever it came from. */
export async function actorOfToken(services: Services, token: string | null): Promise<Actor> {
  const actor = token ? await findActor(services, token) : anonymous;
  askAs(actor);
  return actor;
}

/** Who asked for something that is fetched without a token, as they stand now; nobody once their session has ended. */
export async function actorOfSession(services: Services, sessionId: string): Promise<Actor> {
  const actor = (await services.actors.find(sessionId)) ?? anonymous;
  askAs(actor);
  return actor;
}

async function findActor(services: Services, token: string): Promise<Actor> {
  const claims = await services.signer.verifyAccess(token, services.clock.now());
  if (!claims) return anonymous;
  const actor = await services.actors.find(claims.sessionId);
  return actor && actor.userId === claims.userId ? actor : anonymous;
}

export function bearerOf(header: string | undefined): string | null {
  return header?.startsWith('Bearer ') ? header.slice('Bearer '.length).trim() : null;
}
