import { markStale, useCall, useHubMessage, useHubResync } from '@pausenplatz/kernel-browser';
import { useCurrentUser } from '@pausenplatz/kernel-host';
import { useQueryClient } from '@tanstack/react-query';
import { chatMessageAdded, chatReportsChanged, chatUnreadChanged, chatUpdated } from '../contract/hub.ts';
import { countUnread } from '../contract/unread.ts';

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
  return useCall(countUnread, {}, { enabled: user !== null, staleTime: 60_000 }).data;
}
