import { useCall, useTopics } from '@pausenplatz/kernel-browser';
import { planTopic } from '../../contract/hub.ts';
import { getPlansToday } from '../../contract/today.ts';
import { usePlanLive } from '../live.ts';

/** What the home screen says of plans, kept fresh. */
export function usePlansToday() {
  const { data } = useCall(getPlansToday, {});
  usePlanLive(null, data?.assignmentIds ?? []);
  useTopics((data?.plans ?? []).map(({ id }) => planTopic(id)));
  return data;
}
