import { markStale, useApi, useCall, useHubMessage, useHubResync, useTopic } from '@pausenplatz/kernel-browser';
import { useOptimistic } from '@pausenplatz/kernel-ui';
import { useQueryClient } from '@tanstack/react-query';
import { shopChanged, shopTopic, type Entry, listShop, setShopDone } from '../contract/index.ts';

/** The entries of a class, kept fresh by the hub: messages only mark them stale. */
export function useEntries(classId: string) {
  const client = useQueryClient();
  const stale = () => void markStale(client, listShop, { classId });
  useTopic(shopTopic(classId));
  useHubMessage(shopChanged, (message) => message.classId === classId && stale());
  useHubResync(stale);
  return useCall(listShop, { classId });
}

/** Ticks an entry off: it shows at once, and goes back when the server refuses. */
export function useSetDone(classId: string): (entry: Entry, done: boolean) => void {
  const api = useApi();
  const updates = useOptimistic(listShop, { classId });
  return ({ id }, done) =>
    void updates.attempt({
      show: (now) => ({ ...now, entries: now.entries.map((one) => (one.id === id ? { ...one, done } : one)) }),
      send: () => api.call(setShopDone, { id, done }),
    });
}
