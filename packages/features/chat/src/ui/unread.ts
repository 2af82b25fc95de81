import { drafts, markStale, useApi, useCall, useHubMessage, useHubResync } from '@pausenplatz/kernel-browser';
import { useCurrentUser } from '@pausenplatz/kernel-host';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { chatMessageAdded, chatReportsChanged, chatUnreadChanged, chatUpdated } from '../contract/hub.ts';
import { countUnread } from '../contract/unread.ts';
import { outboxPlace } from './outbox-place.ts';

/** What waits to be read, live on every screen that shows it. */
export function useUnread() {
  const user = useCurrentUser();
  const client = useQueryClient();
  const stale = () => void markStale(client, countUnread, {});
  useHubMessage(chatMessageAdded, stale);
  useHubMessage(chatUnreadChanged, stale);
  useHubMessage(chatUpdated, stale);
  useHubMessage(chatReportsChanged, stale);
  useHubResync(stale);
  useWaitingSent(user?.id);
  return useCall(countUnread, {}, { enabled: user !== null, staleTime: 60_000 }).data;
}

/** Sends what was written without a line, also to who has no chat open any more; nothing is loaded where nothing waits. */
function useWaitingSent(userId: string | undefined): void {
  const api = useApi();
  useEffect(() => {
    if (userId === undefined) return undefined;
    const send = () => {
      if (drafts.get(outboxPlace) !== null) void import('./screens/messages-screen.tsx').then(({ sendAllWaiting }) => sendAllWaiting(api));
    };
    send();
    return drafts.subscribe(send);
  }, [api, userId]);
}
