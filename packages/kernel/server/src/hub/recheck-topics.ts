import type { HubServer } from '@pausenplatz/signalr';
import type { Actor } from '../actor.ts';
import type { Services } from '../services.ts';
import type { HubPerson, ProductHub, TopicCheck } from './product-hub.ts';

/** Note between processes that names a topic whose listeners have to be asked for again; features send it with their change. */
const topicSignal = 'topic_changed';

/** Whoever subscribed while the change was being stored was judged by what stood before; they are asked once more. */
const againMs = 1_000;

/**
 * What a topic is about became readable to fewer people: whoever may not listen any more is taken out at once, also those whom
 * no change of a membership finds, because nobody is signed in there.
 */
export function recheckTopics(
  services: Pick<Services, 'signals' | 'log'>,
  server: HubServer<ProductHub>,
  check: TopicCheck,
  actorFor: (person: HubPerson | null) => Promise<Actor>,
): void {
  const recheck = async (topic: string) => {
    for (const connection of server.connections({ group: topic })) {
      if (await check(await actorFor(connection.user), topic)) continue;
      await server.groups.remove(connection.connectionId, topic);
      server.client(connection.connectionId).send('TopicRevoked', { v: 1, topic });
    }
  };
  const logged = (topic: string) =>
    void recheck(topic).catch((error: unknown) => services.log.warn({ err: error }, 'hub recheck of a topic'));
  services.signals.on(topicSignal, (topic) => {
    logged(topic);
    setTimeout(() => logged(topic), againMs).unref();
  });
  // What was missed may have been about any of them.
  services.signals.onGap(() => {
    for (const topic of new Set(server.connections().flatMap(({ groups }) => [...groups])))
      if (!topic.startsWith('session:')) logged(topic);
  });
}
