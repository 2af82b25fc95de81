import type { HubConnection } from './hub-connection.ts';
import { topicBook } from './hub-topics.ts';

interface TopicGateway {
  /** Wants a topic until the returned function is called. */
  readonly subscribe: (topic: string) => () => void;
  /** Tells the server every wanted topic, after a new connection. */
  readonly subscribeAll: () => Promise<void>;
  /** Resolves once the server knows of the changes so far. */
  readonly settled: () => Promise<void>;
}

/** Keeps the server's list of our topics in step; changes of one moment travel as one call. */
export function topicGateway(connection: () => HubConnection | null, log: (message: string, cause: unknown) => void): TopicGateway {
  const book = topicBook();
  const changed = new Set<string>();
  let telling: Promise<unknown> = Promise.resolve();

  const invoke = async (method: 'Subscribe' | 'Unsubscribe', topics: readonly string[]): Promise<void> => {
    const current = connection();
    if (topics.length === 0 || current?.state !== 'Connected') return;
    try {
      await current.invoke(method, { topics });
    } catch (cause) {
      log(`${method} failed`, cause);
    }
  };
  const flush = () => {
    const wantedNow = new Set(book.all());
    const changes = [...changed];
    changed.clear();
    return Promise.all([
      invoke(
        'Subscribe',
        changes.filter((topic) => wantedNow.has(topic)),
      ),
      invoke(
        'Unsubscribe',
        changes.filter((topic) => !wantedNow.has(topic)),
      ),
    ]);
  };
  const note = (topic: string) => {
    // A topic that is wanted again before the flush cancels its own leaving.
    if (changed.size === 0) telling = Promise.resolve().then(flush);
    changed.add(topic);
  };

  return {
    subscribe(topic) {
      if (book.want(topic)) note(topic);
      let given = false;
      return () => {
        if (given) return;
        given = true;
        if (book.release(topic)) note(topic);
      };
    },
    subscribeAll: () => invoke('Subscribe', book.all()),
    settled: async () => void (await telling),
  };
}
