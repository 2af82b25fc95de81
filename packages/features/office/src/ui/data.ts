import { type CallOptions, markStale, useApi, useCall, useHubMessage, useHubResync, useTopic } from '@pausenplatz/kernel-browser';
import type { AnyCall, InputOf, OutputOf } from '@pausenplatz/kernel-contract';
import { joinRequestsChanged, schoolClassChanged, schoolTopic } from '@pausenplatz/schools/contract';
import { useQueryClient } from '@tanstack/react-query';
import { getClass, getLog, getOffice, getSchool, getSchoolAdmin, listShelvedClasses } from '../contract/index.ts';

/** Schools and own classes of the signed-in person. */
export const useOffice = () => useCall(getOffice, {});
export const useSchool = (id: string) => useCall(getSchool, { id });
export const useSchoolAdmin = (id: string) => useCall(getSchoolAdmin, { id });
export const useClass = (id: string) => useCall(getClass, { id });

/** Makes a change and marks what it touches stale. Rejects when the server refuses; the form keeps what was typed. */
export function useChange<C extends AnyCall>(call: C, touches: readonly AnyCall[]) {
  const api = useApi();
  const client = useQueryClient();
  return async (input: InputOf<C>, options?: CallOptions): Promise<OutputOf<C>> => {
    const answer = await api.call(call, input, options);
    await Promise.all(touches.map((one) => markStale(client, one)));
    return answer;
  };
}

/** What shows classes and the people in them. */
export const classViews: readonly AnyCall[] = [getOffice, getSchool, getClass, listShelvedClasses];

/** Keeps classes and requests of a school fresh while somebody looks at them. */
export function useSchoolLive(schoolId: string | null): void {
  const client = useQueryClient();
  const stale = (calls: readonly AnyCall[]) => void Promise.all(calls.map((call) => markStale(client, call)));
  useTopic(schoolId === null ? null : schoolTopic(schoolId));
  useHubMessage(schoolClassChanged, () => stale([...classViews, getLog]));
  useHubMessage(joinRequestsChanged, () => stale([getOffice, getSchool, getSchoolAdmin, getLog]));
  useHubResync(() => stale([...classViews, getSchoolAdmin, getLog]));
}
