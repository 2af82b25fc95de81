import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';

/** A whole class that works at once is read again so often at most, in milliseconds. */
const atMostEveryMs = 300;

/** Marks answers of these calls stale; many messages in a short while are one reading, and the last one is never lost. */
export function useStale(calls: readonly { readonly id: string }[]): () => void {
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
        for (const { id } of calls) void client.invalidateQueries({ queryKey: [id] });
      }, atMostEveryMs);
    },
    [client, calls],
  );
}
