import { markStale, useApi, useCall, useHubMessage, useHubResync } from '@pausenplatz/kernel-browser';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import {
  chatMessageAdded,
  chatReportsChanged,
  chatUnreadChanged,
  chatUpdated,
  countUnread,
  listChats,
  listReports,
} from '../contract/index.ts';

/** Reads again what is shown of all chats: the list, and how many messages wait. */
export function useChatsStale(): () => void {
  const client = useQueryClient();
  return useCallback(() => {
    void markStale(client, listChats, {});
    void markStale(client, countUnread, {});
  }, [client]);
}

function useChatNews(): void {
  const stale = useChatsStale();
  useHubMessage(chatMessageAdded, stale);
  useHubMessage(chatUnreadChanged, stale);
  useHubMessage(chatUpdated, stale);
  useHubResync(stale);
}

/** The own chats, live. */
export function useChats() {
  useChatNews();
  return useCall(listChats, {});
}

/** Reported messages, live. */
export function useReports() {
  const client = useQueryClient();
  const stale = useCallback(() => {
    void markStale(client, listReports, {});
    void markStale(client, countUnread, {});
  }, [client]);
  useHubMessage(chatReportsChanged, stale);
  return { query: useCall(listReports, {}), stale, api: useApi() };
}
