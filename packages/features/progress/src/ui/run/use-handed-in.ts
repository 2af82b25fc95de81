import { useApi, useOnReturn } from '@pausenplatz/kernel-browser';
import { useCurrentUser } from '@pausenplatz/kernel-host';
import { useRef, useState } from 'react';
import { handIn, type HandingIn, keepRun } from './kept-runs.ts';

interface HandedIn<Handed, Result> {
  /** What the server said; null while the run goes on. */
  readonly result: Result | 'kept' | 'refused' | null;
  /** Keeps what was done so far on the device. */
  readonly keep: (soFar: Handed) => void;
  /** Hands in what was done: all of it, or what there was when somebody left. */
  readonly end: (all: Handed) => void;
  readonly leave: (soFar: Handed) => void;
}

/** What becomes of a run of the signed-in person: what waits goes as soon as the line is back. `onSent` is told when the server has it, or will not now. */
export function useHandedIn<Handed extends { readonly id: string }, Result>(
  handing: HandingIn<Handed, Result>,
  onSent: () => void,
): HandedIn<Handed, Result> {
  const api = useApi();
  const personId = useCurrentUser()?.id ?? '';
  const [result, setResult] = useState<Result | 'kept' | 'refused' | null>(null);
  const send = async (run: Handed) => {
    const answer = await handIn(handing, { api, personId }, run);
    onSent();
    return answer;
  };
  const ended = useRef<Handed | null>(null);
  const end = (all: Handed) => {
    ended.current = all;
    // What it is a state of is no function.
    void send(all).then((answer) => setResult(() => answer));
  };
  useOnReturn(() => {
    if (result === 'kept' && ended.current) end(ended.current);
  });
  return {
    result,
    keep: (soFar) => keepRun(handing.trainer, personId, soFar, false),
    end,
    leave: (soFar) => void send(soFar),
  };
}
