import { useHubMessage, useHubResync, useTopic, useTopics } from '@pausenplatz/kernel-browser';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import {
  checkPlan,
  countPlan,
  getPlansToday,
  getProtocol,
  getWorkPlan,
  listPlans,
  listWaiting,
  planAssignmentTopic,
  planTaskStatusChanged,
  planTopic,
  planUpdated,
} from '../contract/index.ts';

/** A whole class that works at once is read again so often at most, in milliseconds. */
const atMostEveryMs = 300;

/** Marks answers stale; many messages in a short while are one reading, and the last one is never lost. */
function useStale(): () => void {
  const client = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  useEffect(
    () => () => {
      if (timer.current !== null) clearTimeout(timer.current);
    },
    [],
  );
  return useMemo(
    () => () => {
      timer.current ??= setTimeout(() => {
        timer.current = null;
        for (const { id } of [getWorkPlan, checkPlan, countPlan, listWaiting, getPlansToday, listPlans, getProtocol])
          void client.invalidateQueries({ queryKey: [id] });
      }, atMostEveryMs);
    },
    [client],
  );
}

/** Keeps a plan on the screen fresh: messages only mark it stale. */
export function usePlanLive(planId: string | null, assignmentIds: readonly string[] = []): void {
  const stale = useStale();
  useTopic(planId === null ? null : planTopic(planId));
  useTopics(assignmentIds.map(planAssignmentTopic));
  useHubMessage(planUpdated, stale);
  useHubMessage(planTaskStatusChanged, stale);
  useHubResync(stale);
}
