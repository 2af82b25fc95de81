import { useCall, useHubMessage, useHubResync, useStale, useTopics } from '@pausenplatz/kernel-browser';
import { planAssignmentTopic, planTaskStatusChanged, planTopic, planUpdated } from '../../contract/hub.ts';
import { getPlansToday } from '../../contract/today.ts';

const calls = [getPlansToday];

/** What the home screen says of plans, kept fresh without the calls of the plans' own screens. */
export function usePlansToday() {
  const { data } = useCall(getPlansToday, {});
  const stale = useStale(calls);
  useTopics([...(data?.assignmentIds ?? []).map(planAssignmentTopic), ...(data?.plans ?? []).map(({ id }) => planTopic(id))]);
  useHubMessage(planUpdated, stale);
  useHubMessage(planTaskStatusChanged, stale);
  useHubResync(stale);
  return data;
}
