import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { NetworkError } from './errors.ts';

interface QueryClientSettings {
  /** Told about every failed change that has no `onError` of its own, and every failed background reading. */
  readonly onFault?: (error: Error) => void;
}

/** Repeats a reading once when no answer came at all; a refusal stays a refusal. */
export function retryReading(failures: number, error: Error): boolean {
  return error instanceof NetworkError && failures < 1;
}

/** The cache of server data with the house's defaults. */
export function createQueryClient({ onFault }: QueryClientSettings = {}): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      // The first reading shows its refusal in its place; only a later one needs a notice.
      onError: (error, query) => (query.state.data !== undefined ? onFault?.(error) : undefined),
    }),
    mutationCache: new MutationCache({
      onError: (error, _input, _result, mutation) => (mutation.options.onError ? undefined : onFault?.(error)),
    }),
    defaultOptions: {
      queries: { retry: retryReading, retryDelay: 1000, refetchOnWindowFocus: true, staleTime: 30_000 },
      mutations: { retry: false },
    },
  });
}
