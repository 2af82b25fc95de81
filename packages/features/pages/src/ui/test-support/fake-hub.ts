import type { HubClient } from '@pausenplatz/kernel-browser';
import type { HubMessage, PayloadOf } from '@pausenplatz/kernel-contract';

export interface FakeHub extends HubClient {
  /** Lets a message arrive. */
  send<M extends HubMessage>(message: M, payload: PayloadOf<M>): void;
  readonly topics: readonly string[];
}

/** A hub without a wire. */
export function fakeHub(): FakeHub {
  const listeners = new Map<string, Set<(payload: never) => void>>();
  const topics: string[] = [];
  return {
    status: () => 'Connected',
    connectionId: () => 'fake',
    connect: () => Promise.resolve(),
    disconnect: () => Promise.resolve(),
    subscribe(topic) {
      topics.push(topic);
      return () => void topics.splice(topics.indexOf(topic), 1);
    },
    on(message, listener) {
      const known = listeners.get(message.name) ?? new Set();
      listeners.set(message.name, known.add(listener));
      return () => void known.delete(listener);
    },
    onNamed: () => () => undefined,
    onResync: () => () => undefined,
    onStatus: () => () => undefined,
    send(message, payload) {
      // Listeners are filed under the name of their message, so the payload is theirs.
      for (const listener of listeners.get(message.name) ?? []) listener(payload as never);
    },
    topics,
  };
}
