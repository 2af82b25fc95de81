import { useCallback, useEffect, useState } from 'react';
import type { ReadBlock } from './read.ts';

export type Reading<Answer> =
  | { readonly state: 'loading' }
  | { readonly state: 'refused' }
  | { readonly state: 'failed' }
  | { readonly state: 'shown'; readonly answer: Answer };

/** Reads for a block and keeps what is shown while it reads again; null reads nothing. */
export function useReading<Answer>(
  read: ReadBlock,
  path: string,
  body: Readonly<Record<string, unknown>> | null,
): { reading: Reading<Answer>; again: () => void } {
  const [reading, setReading] = useState<Reading<Answer>>({ state: 'loading' });
  const [turn, setTurn] = useState(0);
  // The number of the asking is part of the question, so that asking again is a new one.
  const question = body === null ? null : JSON.stringify({ turn, body });
  useEffect(() => {
    if (question === null) return undefined;
    const controller = new AbortController();
    read<Answer>(path, JSON.parse(question).body, controller.signal).then(
      (answer) => setReading({ state: 'shown', answer }),
      (error: unknown) => {
        if (controller.signal.aborted) return;
        const status = error instanceof Error && 'status' in error ? Number(error.status) : 0;
        // A block that was shown stays shown while the line is down.
        setReading((now) =>
          now.state === 'shown' && status === 0 ? now : { state: status >= 400 && status < 500 ? 'refused' : 'failed' },
        );
      },
    );
    return () => controller.abort();
  }, [read, path, question]);
  return { reading, again: useCallback(() => setTurn((now) => now + 1), []) };
}
