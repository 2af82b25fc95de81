import { RefusedError, useBrought } from '@pausenplatz/kernel-browser/frame';
import type { AnyCall, CallAddress, InputOf, OutputOf } from '@pausenplatz/kernel-contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { BlockApi } from './read.ts';

export type Reading<Answer> =
  | { readonly state: 'loading' }
  | { readonly state: 'refused' }
  | { readonly state: 'failed' }
  | { readonly state: 'shown'; readonly answer: Answer };

/** Reads for a block and keeps what is shown while it reads again; null reads nothing. */
export function useReading<C extends AnyCall>(
  api: BlockApi,
  call: CallAddress<C>,
  input: InputOf<C> | null,
): { reading: Reading<OutputOf<C>>; again: () => void } {
  // What the page brought was read by this very call.
  const brought = useBrought(call, input) as OutputOf<C> | undefined;
  const [reading, setReading] = useState<Reading<OutputOf<C>>>(
    brought === undefined ? { state: 'loading' } : { state: 'shown', answer: brought },
  );
  const isBrought = useRef(brought !== undefined);
  const [turn, setTurn] = useState(0);
  // The number of the asking is part of the question, so that asking again is a new one.
  const question = input === null ? null : JSON.stringify({ turn, input });
  useEffect(() => {
    // Shown already; whoever asks again does so later.
    const isShown = isBrought.current;
    isBrought.current = false;
    if (question === null || isShown) return undefined;
    const controller = new AbortController();
    api.call(call, JSON.parse(question).input, { signal: controller.signal }).then(
      (answer) => setReading({ state: 'shown', answer }),
      (error: unknown) => {
        if (controller.signal.aborted) return;
        // A block that was shown stays shown while the line is down.
        setReading((now) => {
          if (error instanceof RefusedError) return { state: error.status < 500 ? 'refused' : 'failed' };
          return now.state === 'shown' ? now : { state: 'failed' };
        });
      },
    );
    return () => controller.abort();
  }, [api, call, question]);
  return { reading, again: useCallback(() => setTurn((now) => now + 1), []) };
}
