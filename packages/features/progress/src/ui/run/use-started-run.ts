import { useApi } from '@pausenplatz/kernel-browser';
import type { AnyCall, InputOf, OutputOf } from '@pausenplatz/kernel-contract';
import { useEffect, useEffectEvent, useState } from 'react';

interface Started<Run> {
  readonly data: Run | undefined;
  readonly error: Error | null;
  readonly refetch: () => void;
}

/** Has the server draw a run by this call; another `round` draws another one. */
export function useStartedRun<C extends AnyCall>(call: C, wish: InputOf<C>, round: number): Started<OutputOf<C>> {
  const api = useApi();
  const [tries, setTries] = useState(0);
  const wanted = `${JSON.stringify(wish)} ${round} ${tries}`;
  const [answer, setAnswer] = useState<{ readonly of: string; readonly data?: OutputOf<C>; readonly error?: Error }>({ of: '' });
  const start = useEffectEvent(() => api.call(call, wish));
  useEffect(() => {
    let isWanted = true;
    const take = (what: { readonly data: OutputOf<C> } | { readonly error: Error }) => isWanted && setAnswer({ of: wanted, ...what });
    start().then(
      (data) => take({ data }),
      (error: Error) => take({ error }),
    );
    return () => {
      isWanted = false;
    };
  }, [wanted]);
  const isNow = answer.of === wanted;
  return { data: isNow ? answer.data : undefined, error: (isNow && answer.error) || null, refetch: () => setTries(tries + 1) };
}
