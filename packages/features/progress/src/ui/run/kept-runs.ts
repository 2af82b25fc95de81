import { type Api, fingerprint, isFinalRefusal, safeStorage } from '@pausenplatz/kernel-browser';

/** How the runs of a trainer are handed in. */
export interface HandingIn<Handed extends { readonly id: string }, Result> {
  /** Where on the device its runs lie. */
  readonly trainer: string;
  readonly send: (api: Api, run: Handed) => Promise<Result>;
}

interface KeptRun<Handed> {
  readonly run: Handed;
  /** Ended by the child; others were left in the middle, such as by a tablet that went flat. */
  readonly isEnded: boolean;
  readonly at: number;
}

const storage = safeStorage('local');
/** A run that is still going on in another tab is not handed in from this one. */
const leftAfterMs = 3_600_000;

// Nobody reads from the key whose run it is, and nobody else's session sends it: children share tablets.
const startFor = (trainer: string, personId: string) => `${trainer}-run:${fingerprint(personId)}:`;

/** Keeps what was answered so far on this device until the server has it. */
export function keepRun(trainer: string, personId: string, run: { readonly id: string }, isEnded: boolean): void {
  storage.set(startFor(trainer, personId) + run.id, JSON.stringify({ run, isEnded, at: Date.now() } satisfies KeptRun<typeof run>));
}

const forgetRun = (trainer: string, personId: string, runId: string): void => storage.remove(startFor(trainer, personId) + runId);

/** The runs of this person that wait on this device. */
export function keptRuns<Handed extends { readonly id: string }, Result>(
  { trainer }: HandingIn<Handed, Result>,
  personId: string,
): readonly Handed[] {
  const start = startFor(trainer, personId);
  return storage
    .keys()
    .filter((key) => key.startsWith(start))
    .flatMap((key) => {
      // The trainer has written it.
      const kept = JSON.parse(storage.get(key) ?? 'null') as KeptRun<Handed> | null;
      return kept && (kept.isEnded || Date.now() - kept.at > leftAfterMs) ? [kept.run] : [];
    });
}

/** Hands a run in. Without an answer it stays here; what the server will never take is forgotten. */
export async function handIn<Handed extends { readonly id: string }, Result>(
  { trainer, send }: HandingIn<Handed, Result>,
  { api, personId }: { readonly api: Api; readonly personId: string },
  run: Handed,
): Promise<Result | 'kept' | 'refused'> {
  keepRun(trainer, personId, run, true);
  try {
    const result = await send(api, run);
    forgetRun(trainer, personId, run.id);
    return result;
  } catch (error) {
    if (!isFinalRefusal(error)) return 'kept';
    forgetRun(trainer, personId, run.id);
    return 'refused';
  }
}
