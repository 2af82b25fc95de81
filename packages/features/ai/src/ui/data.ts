import { markStale, useApi, useCall, useHubMessage, useHubResync } from '@pausenplatz/kernel-browser';
import type { OutputOf } from '@pausenplatz/kernel-contract';
import { useCurrentUser } from '@pausenplatz/kernel-host';
import { notifyRefusal, useOptimistic } from '@pausenplatz/kernel-ui';
import { useQueryClient } from '@tanstack/react-query';
import {
  aiAlert,
  deleteChat,
  getAi,
  getChat,
  getCredit,
  getCreditHistory,
  getMaskNames,
  listAlerts,
  seeAlert,
  updateChat,
} from '../contract/index.ts';

export type Ai = OutputOf<typeof getAi>;
export type SavedChat = OutputOf<typeof getChat>;

/** What the services are for the caller, with credit and chats as they stand now. */
export const useAi = () => useCall(getAi, {}, { staleTime: 0 });

export const useSavedChat = (id: string) => useCall(getChat, { id }, { staleTime: 0 });

/** Names that are covered before anything is asked; a list changes rarely. */
export const useNameLists = () => useCall(getMaskNames, {}, { staleTime: 300_000 });

/** Reads credit and chats again. */
export function useReadAi(): () => void {
  const client = useQueryClient();
  return () => {
    for (const call of [getAi, getCredit, getCreditHistory]) void markStale(client, call);
  };
}

/** Deletes a chat: it goes from the list at once, and comes back where the server refuses. */
export function useDeleteChat(): (id: string) => void {
  const api = useApi();
  const updates = useOptimistic(getAi, {});
  return (id) =>
    void updates.attempt({
      show: (now) => ({ ...now, chats: now.chats.filter((chat) => chat.id !== id) }),
      send: () => api.call(deleteChat, { id }),
    });
}

/** Gives a chat another title. */
export function useRenameChat(): (id: string, title: string) => void {
  const api = useApi();
  const updates = useOptimistic(getAi, {});
  return (id, title) =>
    void updates.attempt({
      show: (now) => ({ ...now, chats: now.chats.map((chat) => (chat.id === id ? { ...chat, title } : chat)) }),
      send: () => api.call(updateChat, { id, field: 'title', value: title }),
    });
}

/** Children to ask after, there as soon as the hub says so; for those who teach. */
export function useAlerts() {
  const client = useQueryClient();
  const roles = useCurrentUser()?.userRoles ?? [];
  const stale = () => void markStale(client, listAlerts);
  useHubMessage(aiAlert, stale);
  useHubResync(stale);
  return useCall(listAlerts, {}, { staleTime: 0, enabled: roles.includes('Teacher') }).data?.alerts ?? [];
}

export function useSeeAlert(): (id: string) => void {
  const api = useApi();
  const updates = useOptimistic(listAlerts, {});
  return (id) =>
    void updates
      .attempt({
        show: (now) => ({ alerts: now.alerts.filter((alert) => alert.id !== id) }),
        send: () => api.call(seeAlert, { id }),
      })
      .catch(notifyRefusal);
}
