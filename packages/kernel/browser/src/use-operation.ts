import { getTask, type Task, taskProgress } from '@pausenplatz/kernel-contract';
import { useQueryClient } from '@tanstack/react-query';
import { keyOf, markStale, useCall } from './calls.ts';
import { useHubMessage, useHubResync } from './hub-hooks.tsx';

const idle = 'AAAAAAAAAAAAAAAAAAAAAA';
const hasEnded = (task: Task | undefined): boolean => task?.state === 'finished' || task?.state === 'failed';

/** Follows a task of the own: read once, kept up to date by the hub, asked again where a message may be missing. */
export function useTask(id: string | null): Task | undefined {
  const client = useQueryClient();
  const input = { id: id ?? idle };
  const { data } = useCall(getTask, input, {
    enabled: id !== null,
    // The hub is quicker; this is for hosts and moments without one.
    refetchInterval: ({ state }) => (hasEnded(state.data) ? false : 4_000),
  });
  const readAgain = () => void markStale(client, getTask, input);
  useHubMessage(taskProgress, ({ id: told, kind, state, done, total }) => {
    if (told !== id) return;
    // What a finished task answers does not travel over the hub.
    if (state === 'finished' || state === 'failed') return readAgain();
    client.setQueryData<Task>(keyOf(getTask, input), (known) => ({
      result: null,
      failure: null,
      ...known,
      id: told,
      kind,
      state,
      done,
      total,
    }));
  });
  useHubResync(readAgain);
  return id === null ? undefined : data;
}
