import { keyOf, optimisticUpdates, type OptimisticChange, type OptimisticUpdates } from '@pausenplatz/kernel-browser';
import type { AnyCall, InputOf, OutputOf } from '@pausenplatz/kernel-contract';
import { hashKey, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { notifyRefusal } from '../toasts/notify-refusal.ts';

interface Optimistic<Data> extends OptimisticUpdates<Data> {
  /** Like `run`; a refusal is said in a toast, once the screen shows the old state again, and answers null. */
  attempt<Result>(change: OptimisticChange<Data, Result>): Promise<Result | null>;
}

/** The one way to change what a call has answered before the server agrees. */
export function useOptimistic<C extends AnyCall>(call: C, input: InputOf<C>): Optimistic<OutputOf<C>> {
  const client = useQueryClient();
  const hash = hashKey(keyOf(call, input));
  return useMemo(() => {
    const updates = optimisticUpdates<OutputOf<C>>(client, keyOf(call, input));
    const attempt: Optimistic<OutputOf<C>>['attempt'] = async (change) => {
      try {
        return await updates.run(change);
      } catch (error) {
        notifyRefusal(error);
        return null;
      }
    };
    return { ...updates, attempt };
    // The hash says all that counts of call and input.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [client, hash]);
}
