import type { AnyCall } from '@pausenplatz/kernel-contract';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { markStale } from './calls.ts';

/** A whole class that works at once is read again so often at most, in milliseconds. */
const usuallyEveryMs = 250;

/** Does something soon; many wishes in a short while are one, and the last one is never lost. `everyMs` are milliseconds. */
export function useSoon(work: () => void, everyMs = usuallyEveryMs): () => void {
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  useEffect(() => () => clearTimeout(timer.current ?? undefined), []);
  return useCallback(() => {
    timer.current ??= setTimeout(() => {
      timer.current = null;
      work();
    }, everyMs);
  }, [work, everyMs]);
}

/** Marks the answers of these calls stale, soon; the list stays the same from one drawing to the next. */
export function useStale(calls: readonly AnyCall[]): () => void {
  const client = useQueryClient();
  return useSoon(
    useCallback(() => {
      for (const call of calls) void markStale(client, call);
    }, [client, calls]),
  );
}

/** Reads again when that on which an answer hangs is another, such as the settings of a block; not the first time. */
export function useAgainWith(read: () => void, question: string): void {
  const again = useEffectEvent(read);
  const asked = useRef<string | null>(null);
  useEffect(() => {
    if (asked.current !== null && asked.current !== question) again();
    asked.current = question;
  }, [question]);
}
