import { useApi } from '@pausenplatz/kernel-browser';
import type { InputOf } from '@pausenplatz/kernel-contract';
import { useEffect, useState } from 'react';
import { type Run, startRun } from '../../contract/index.ts';

export type RunWish = InputOf<typeof startRun>;

interface Started {
  readonly data: Run | undefined;
  readonly error: Error | null;
  readonly refetch: () => void;
}

/** Has the server draw a run; another `round` draws another one. */
export function useStartedRun({ kind, level, series }: RunWish, round: number): Started {
  const api = useApi();
  const [tries, setTries] = useState(0);
  const wanted = [kind, level, series, round, tries].join(' ');
  const [answer, setAnswer] = useState<{ readonly of: string; readonly data?: Run; readonly error?: Error }>({ of: '' });
  useEffect(() => {
    let isWanted = true;
    const take = (what: { readonly data: Run } | { readonly error: Error }) => isWanted && setAnswer({ of: wanted, ...what });
    api.call(startRun, { kind, level, series }).then(
      (data) => take({ data }),
      (error: Error) => take({ error }),
    );
    return () => {
      isWanted = false;
    };
  }, [api, kind, level, series, wanted]);
  const isNow = answer.of === wanted;
  return { data: isNow ? answer.data : undefined, error: (isNow && answer.error) || null, refetch: () => setTries(tries + 1) };
}
