import type { AnyCall, InputOf, OutputOf } from '@pausenplatz/kernel-contract';
import {
  type QueryClient,
  useMutation,
  type UseMutationOptions,
  useQuery,
  useQueryClient,
  type UseQueryOptions,
  type UseQueryResult,
} from '@tanstack/react-query';
import { createContext, use, useSyncExternalStore } from 'react';
import type { Api, CallOptions } from './api.ts';
import { drawnAnswer } from './seed-answers.ts';

const ApiContext = createContext<Api | null>(null);
export const ApiProvider = ApiContext.Provider;

/** The client of the host this component is mounted in. */
export function useApi(): Api {
  const api = use(ApiContext);
  if (!api) throw new Error('No ApiProvider above this component');
  return api;
}

/** Cache key of a call: its id and its input. */
export function keyOf<C extends AnyCall>(call: C, input?: InputOf<C>): readonly unknown[] {
  return input === undefined ? [call.id] : [call.id, input];
}

type QueryOptions<C extends AnyCall> = Omit<UseQueryOptions<OutputOf<C>>, 'queryKey' | 'queryFn'>;

/** Reads by a call and keeps the answer in the query cache. */
export function useCall<C extends AnyCall>(call: C, input: InputOf<C>, options?: QueryOptions<C>) {
  const api = useApi();
  const queryKey = keyOf(call, input);
  return useAsDrawn(queryKey, useQuery<OutputOf<C>>({ ...options, queryKey, queryFn: ({ signal }) => api.call(call, input, { signal }) }));
}

const nothingToHear = () => () => undefined;

/**
 * What a page was drawn with, as long as React takes that part of it over. An early click wakes its own part first and may change what other
 * parts show; those are taken over as they stand there, and show the change right after.
 */
function useAsDrawn<Output>(queryKey: readonly unknown[], result: UseQueryResult<Output>): UseQueryResult<Output> {
  const drawn = drawnAnswer(useQueryClient(), queryKey);
  const isBehind = useSyncExternalStore(
    nothingToHear,
    () => false,
    () => drawn !== undefined && result.data !== drawn,
  );
  // A drawn part was drawn by a reading that had succeeded.
  return isBehind ? ({ ...result, data: drawn } as UseQueryResult<Output>) : result;
}

type MutationOptions<C extends AnyCall, Context> = Omit<UseMutationOptions<OutputOf<C>, Error, InputOf<C>, Context>, 'mutationFn'> & {
  readonly callOptions?: (input: InputOf<C>) => CallOptions;
};

/** Changes something by a call; optimistic changes go into `onMutate` with their undo in `onError`. */
export function useCallMutation<C extends AnyCall, Context = unknown>(call: C, options: MutationOptions<C, Context> = {}) {
  const api = useApi();
  const { callOptions, ...rest } = options;
  return useMutation<OutputOf<C>, Error, InputOf<C>, Context>({
    ...rest,
    mutationFn: (input) => api.call(call, input, callOptions?.(input)),
  });
}

/** Marks the answers of a call as stale: those for `input`, or all of them. */
export function markStale<C extends AnyCall>(client: QueryClient, call: C, input?: InputOf<C>): Promise<void> {
  return client.invalidateQueries({ queryKey: keyOf(call, input) });
}
