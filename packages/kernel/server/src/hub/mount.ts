import { hubPath } from '@pausenplatz/kernel-contract';
import { attachToFastify, createHubServer, type HubRequest, type HubServer, inProcessBackplane } from '@pausenplatz/signalr';
import type { FastifyInstance } from 'fastify';
import { type Actor, anonymous } from '../actor.ts';
import type { ServerFeature } from '../calls/feature.ts';
import { accessCookie } from '../http/authenticate.ts';
import { tellHubOrigin } from '../http/foreign-site.ts';
import { ownOrigins } from '../http/own-origins.ts';
import { startTexts } from '../runtime/texts.ts';
import type { HubPublisher, HubTarget, Services } from '../services.ts';
import { openBackplane } from './backplane.ts';
import { defineProductHub, type HubPerson, type ProductHub, sessionGroup, topicCheck } from './product-hub.ts';
import { recheckTopics } from './recheck-topics.ts';
import { topicBudget } from './topic-budget.ts';

export interface MountedHub {
  readonly publisher: HubPublisher;
  /** Live connections of this process. */
  readonly connections: () => number;
  /** The processes hear one another; one alone hears itself. */
  readonly isLinked: () => boolean;
  stop(): Promise<void>;
}

/** Puts the hub at its path: the same sessions as the API, topics checked by the features that own them. */
export async function mountHub(
  app: FastifyInstance,
  services: Services,
  features: readonly ServerFeature[],
  { databaseUrl, say }: { readonly databaseUrl: string; readonly say: (line: string) => void },
): Promise<MountedHub> {
  const check = topicCheck(services, features);
  const actorFor = async (person: HubPerson | null): Promise<Actor> =>
    person ? ((await services.actors.find(person.sessionId)) ?? anonymous) : anonymous;
  const backplane = openBackplane(services.config, databaseUrl);
  const states = backplaneStates(services, say);
  const server = createHubServer<ProductHub>({
    hub: defineProductHub(check, actorFor, topicBudget(services)),
    authenticate: (request) => personOf(services, request),
    revalidate: async (person) => ((await services.actors.find(person.sessionId)) ? person : null),
    // As calls do: behind a proxy the name of the machine says nothing, and a foreign name may lead here.
    ownOrigin: (origin) => ownOrigins(services).includes(origin),
    backplane: backplane?.backplane ?? inProcessBackplane,
    // Any process takes what another one negotiated. Of one secret, another one for another use.
    ...(backplane && { sharedSecret: services.signer.seal('hub', 'negotiation') }),
    ...(services.config.proxyHops > 0 && { clientAddress: (raw) => forwardedAddress(raw, services.config.proxyHops) }),
    hooks: {
      log(entry) {
        if (entry.kind === 'backplane') states.tell(entry.state);
        else if (entry.kind === 'foreign-origin') tellHubOrigin(services.log, entry.origin, ownOrigins(services));
        else services.log.debug({ hub: entry.kind }, 'hub');
      },
      resync: ({ groups }) => {
        for (const group of groups) server.group(group).send('Resync', { v: 1, topics: [group] });
      },
    },
  });
  attachToFastify(app, server, { path: hubPath });
  await server.ready;
  services.actors.onForget(
    (userId) => void recheck(server, check, actorFor, userId).catch((error: unknown) => services.log.warn({ err: error }, 'hub recheck')),
  );
  recheckTopics(services, server, check, actorFor);
  return {
    publisher: {
      send: (target, name, payload, except) => targetOf(server, target).send(name, payload, except ? { except: [except] } : {}),
      endSession: (sessionId) => server.disconnectSession(sessionId, 'session ended'),
    },
    connections: () => server.metrics().connections,
    isLinked: () => !states.isDown(),
    async stop() {
      await server.close();
      await backplane?.close();
    },
  };
}

/** Tells the operator when the processes lose one another and when they are back, once each time. */
function backplaneStates({ config, log }: Services, say: (line: string) => void) {
  let isDown = false;
  return {
    isDown: () => isDown,
    tell(state: 'up' | 'down' | 'gap') {
      if (state === 'gap' || isDown === (state === 'down')) return;
      isDown = state === 'down';
      log[isDown ? 'warn' : 'info']({ backplane: state }, 'backplane');
      if (config.redisUrl) say(isDown ? startTexts.noRedis : startTexts.redisBack);
    },
  };
}

/** Who connects: the person of a valid access token, or nobody; public pages are live for nobody too. */
async function personOf(services: Services, request: HubRequest): Promise<HubPerson | null> {
  const token = request.accessToken ?? request.cookie(accessCookie);
  const claims = token ? await services.signer.verifyAccess(token, services.clock.now()) : null;
  const actor = claims ? await services.actors.find(claims.sessionId) : null;
  return actor && claims && actor.userId === claims.userId ? { id: actor.userId, sessionId: actor.sessionId } : null;
}

function targetOf(server: HubServer<ProductHub>, target: HubTarget) {
  if ('topic' in target) return server.group(target.topic);
  return 'userId' in target ? server.user(target.userId) : server.group(sessionGroup(target.sessionId));
}

/** Memberships changed: topics that are no longer allowed are taken away at once, ended sessions are cut. */
async function recheck(
  server: HubServer<ProductHub>,
  check: (actor: Actor, topic: string) => Promise<boolean>,
  actorFor: (person: HubPerson | null) => Promise<Actor>,
  userId: string,
): Promise<void> {
  for (const connection of server.connections({ userId })) {
    const actor = await actorFor(connection.user);
    if (actor.kind === 'anonymous') {
      server.disconnectSession(connection.user?.sessionId ?? '', 'session ended');
      continue;
    }
    for (const topic of connection.groups) {
      if (topic.startsWith('session:') || (await check(actor, topic))) continue;
      await server.groups.remove(connection.connectionId, topic);
      server.client(connection.connectionId).send('TopicRevoked', { v: 1, topic });
    }
  }
}

/** The address that the outermost of our proxies saw; what stands further left, anybody may have written. */
function forwardedAddress(raw: HubRequest['raw'], hops: number): string {
  const seen = [raw.headers['x-forwarded-for'] ?? []].flat().flatMap((line) => line.split(',').map((part) => part.trim()));
  return seen.at(-hops) || (raw.socket.remoteAddress ?? '');
}
