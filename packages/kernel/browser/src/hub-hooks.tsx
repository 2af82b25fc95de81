import type { HubMessage, PayloadOf } from '@pausenplatz/kernel-contract';
import { createContext, use, useEffect, useEffectEvent } from 'react';
import type { HubClient } from './hub.ts';

const HubContext = createContext<HubClient | null>(null);

/** Puts the host's hub connection above its screens; null where the host has none (framed pages). */
export const HubProvider = HubContext.Provider;

/** The hub connection, or null in hosts without one. */
export function useHub(): HubClient | null {
  return use(HubContext);
}

/** Keeps a topic subscribed while the component is shown; null subscribes to nothing. */
export function useTopic(topic: string | null): void {
  const hub = useHub();
  useEffect(() => (hub && topic !== null ? hub.subscribe(topic) : undefined), [hub, topic]);
}

/** Keeps several topics subscribed while the component is shown. */
export function useTopics(topics: readonly string[]): void {
  const hub = useHub();
  // The same topics in a new list are the same.
  const all = topics.join('\n');
  useEffect(() => {
    if (!hub || all === '') return undefined;
    const ends = all.split('\n').map((topic) => hub.subscribe(topic));
    return () => {
      for (const end of ends) end();
    };
  }, [hub, all]);
}

/** Calls the latest `listener` for every message of a kind. */
export function useHubMessage<M extends HubMessage>(message: M, listener: (payload: PayloadOf<M>) => void): void {
  const hub = useHub();
  const heard = useEffectEvent(listener);
  useEffect(() => hub?.on(message, (payload) => heard(payload)), [hub, message]);
}

/** Calls the latest `listener` after every reconnect and Resync: what is on screen may be stale. */
export function useHubResync(listener: () => void): void {
  const hub = useHub();
  const heard = useEffectEvent(listener);
  useEffect(() => hub?.onResync(() => heard()), [hub]);
}
