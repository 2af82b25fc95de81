import { useHubMessage, useHubResync, useStale, useTopic, useTopics } from '@pausenplatz/kernel-browser';
import {
  checkPlan,
  countPlan,
  getPlansToday,
  getPortfolio,
  getProtocol,
  getWorkPlan,
  listPlans,
  listPortfolios,
  listWaiting,
  planAssignmentTopic,
  planTaskStatusChanged,
  planTopic,
  planUpdated,
} from '../contract/index.ts';

const calls = [getWorkPlan, checkPlan, countPlan, listWaiting, getPlansToday, listPlans, getProtocol, getPortfolio, listPortfolios];

/** Keeps a plan on the screen fresh: messages only mark it stale. */
export function usePlanLive(planId: string | null, assignmentIds: readonly string[] = []): void {
  const stale = useStale(calls);
  useTopic(planId === null ? null : planTopic(planId));
  useTopics(assignmentIds.map(planAssignmentTopic));
  useHubMessage(planUpdated, stale);
  useHubMessage(planTaskStatusChanged, stale);
  useHubResync(stale);
}
