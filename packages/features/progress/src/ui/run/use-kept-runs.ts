import { useApi, useOnReturn } from '@pausenplatz/kernel-browser';
import { useCurrentUser } from '@pausenplatz/kernel-host';
import { notify } from '@pausenplatz/kernel-ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { runTexts } from '../../texts.run.ts';
import { handIn, type HandingIn, keptRuns } from './kept-runs.ts';

/**
 * Hands in what this device still has of the signed-in person, now and whenever the line is back; answers how many runs wait. `onSent` is
 * told when some were sent.
 */
export function useKeptRuns<Handed extends { readonly id: string }, Result>(
  handing: HandingIn<Handed, Result>,
  onSent: () => void,
): number {
  const api = useApi();
  const personId = useCurrentUser()?.id ?? '';
  const [waiting, setWaiting] = useState(() => keptRuns(handing, personId).length);
  const send = async () => {
    const runs = keptRuns(handing, personId);
    if (runs.length === 0) return;
    const answers = await Promise.all(runs.map((run) => handIn(handing, { api, personId }, run)));
    // What has gone from the device without counting is said.
    if (answers.includes('refused')) notify({ type: 'warning', title: runTexts.end.refused });
    setWaiting(keptRuns(handing, personId).length);
    onSent();
  };
  const sendNow = useEffectEvent(() => void send());
  useEffect(() => {
    const timer = setTimeout(() => sendNow());
    return () => clearTimeout(timer);
  }, []);
  useOnReturn(() => void send());
  return waiting;
}
