import { markStale, useCall, useHubMessage, useHubResync, useTopics } from '@pausenplatz/kernel-browser';
import { useQueryClient } from '@tanstack/react-query';
import { adventChanged, adventTopic } from '../../contract/hub.ts';
import { getAdventToday } from '../../contract/today.ts';
import { useMomentOf } from '../show/use-moment.ts';

/** The open doors of today, read again when a door opens, when a teacher changes one, and when the day is over. */
export function useDoorsToday() {
  const client = useQueryClient();
  const { data } = useCall(getAdventToday, {});
  const stale = () => void markStale(client, getAdventToday, {});
  useTopics((data?.calendarIds ?? []).map(adventTopic));
  useHubMessage(adventChanged, stale);
  useHubResync(stale);
  useMomentOf(data ?? null, stale);
  return data;
}
