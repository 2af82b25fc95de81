import { getOperation, type Operation, operationProgress } from '@pausenplatz/kernel-contract';
import { useQueryClient } from '@tanstack/react-query';
import { keyOf, markStale, useCall } from './calls.ts';
import { useHubMessage, useHubResync } from './hub-hooks.tsx';

const idle = 'AAAAAAAAAAAAAAAAAAAAAA';
const hasEnded = (operation: Operation | undefined): boolean => operation?.state === 'finished' || operation?.state === 'failed';

/** Follows an operation of the own: read once, kept up to date by the hub, asked again where a message may be missing. */
export function useOperation(id: string | null): Operation | undefined {
  const client = useQueryClient();
  const input = { id: id ?? idle };
  const { data } = useCall(getOperation, input, {
    enabled: id !== null,
    // The hub is quicker; this is for hosts and moments without one.
    refetchInterval: ({ state }) => (hasEnded(state.data) ? false : 4_000),
  });
  const readAgain = () => void markStale(client, getOperation, input);
  useHubMessage(operationProgress, ({ id: reported, kind, state, done, total }) => {
    if (reported !== id) return;
    // What a finished one answers does not travel over the hub.
    if (state === 'finished' || state === 'failed') return readAgain();
    client.setQueryData<Operation>(keyOf(getOperation, input), (known) => ({
      result: null,
      failure: null,
      ...known,
      id: reported,
      kind,
      state,
      done,
      total,
    }));
  });
  useHubResync(readAgain);
  return id === null ? undefined : data;
}
