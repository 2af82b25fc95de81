import { markStale, useApi, useOnReturn } from '@pausenplatz/kernel-browser';
import { useCurrentUser } from '@pausenplatz/kernel-host';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { getTraining } from '../../contract/index.ts';
import { handIn, keptRuns } from './kept-runs.ts';

/** Hands in what this device still has of the signed-in person, now and whenever the line is back; answers how many runs wait. */
export function useKeptRuns(): number {
  const api = useApi();
  const client = useQueryClient();
  const personId = useCurrentUser()?.id ?? '';
  const [waiting, setWaiting] = useState(() => keptRuns(personId).length);
  const send = useCallback(async () => {
    const runs = keptRuns(personId);
    if (runs.length === 0) return;
    await Promise.all(runs.map((run) => handIn(api, personId, run)));
    setWaiting(keptRuns(personId).length);
    void markStale(client, getTraining);
  }, [api, client, personId]);
  useEffect(() => {
    const timer = setTimeout(() => void send());
    return () => clearTimeout(timer);
  }, [send]);
  useOnReturn(() => void send());
  return waiting;
}
