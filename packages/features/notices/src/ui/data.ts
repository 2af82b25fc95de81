import { markStale, useApi, useCall, useHubMessage, useHubResync, useTopic } from '@pausenplatz/kernel-browser';
import { useCurrentUser } from '@pausenplatz/kernel-host';
import { useOptimistic } from '@pausenplatz/kernel-ui';
import { setUserSetting } from '@pausenplatz/account/contract';
import { joinRequestsChanged, yearReminderSetting } from '@pausenplatz/schools/contract';
import { useQueryClient } from '@tanstack/react-query';
import { getNotices, type Notices, noticesChanged, noticesTopic, updateUserField } from '../contract/index.ts';

/** What the signed-in person is to be told, kept fresh by the hub. */
export function useNotices(): Notices | undefined {
  const user = useCurrentUser();
  const client = useQueryClient();
  const { data } = useCall(getNotices, {}, { enabled: user !== null, staleTime: 300_000 });
  const stale = () => void markStale(client, getNotices);
  // People with several schools are few; their main school is the first.
  useTopic(user?.schools[0] ? noticesTopic(user.schools[0].id) : null);
  useTopic(user?.schools[1] ? noticesTopic(user.schools[1].id) : null);
  useHubMessage(noticesChanged, stale);
  useHubMessage(joinRequestsChanged, stale);
  useHubResync(stale);
  return user === null ? undefined : data;
}

/** Hides a message for good: it goes at once, and comes back when the server refuses. */
export function useHideMessage(): (messageId: string) => void {
  const api = useApi();
  const user = useCurrentUser();
  const updates = useOptimistic(getNotices, {});
  return (messageId) => {
    if (!user) return;
    void updates.attempt({
      show: (now) => ({ ...now, systemMessages: now.systemMessages.filter(({ id }) => id !== messageId) }),
      send: () => api.call(updateUserField, { id: user.id, field: 'hideMessage', value: messageId }),
    });
  };
}

/** Wants to hear no more of a school year: the reminder goes at once, and comes back when the server refuses. */
export function useHideYear(): (schoolYear: number) => void {
  const api = useApi();
  const user = useCurrentUser();
  const updates = useOptimistic(getNotices, {});
  return (schoolYear) => {
    if (!user) return;
    void updates.attempt({
      show: (now) => ({ ...now, yearChange: null }),
      send: () => api.call(setUserSetting, { id: user.id, ...yearReminderSetting, value: schoolYear, type: 'number' }),
    });
  };
}
