import { type Api, fingerprint, isFinalRefusal, safeStorage } from '@pausenplatz/kernel-browser';
import type { InputOf, OutputOf } from '@pausenplatz/kernel-contract';
import { finishRun } from '../../contract/index.ts';

export type HandedIn = InputOf<typeof finishRun>;
export type RunResult = OutputOf<typeof finishRun>;

interface KeptRun {
  readonly run: HandedIn;
  /** Ended by the child; others were left in the middle, such as by a tablet that went flat. */
  readonly isEnded: boolean;
  readonly at: number;
}

const storage = safeStorage('local');
const prefix = 'multiplication-run:';
/** A run that is still going on in another tab is not handed in from this one. */
const leftAfterMs = 3_600_000;

// Nobody reads from the key whose run it is, and nobody else's session sends it: children share tablets.
const startFor = (personId: string) => `${prefix}${fingerprint(personId)}:`;

/** Keeps what was answered so far on this device until the server has it. */
export function keepRun(personId: string, run: HandedIn, isEnded: boolean): void {
  storage.set(startFor(personId) + run.id, JSON.stringify({ run, isEnded, at: Date.now() } satisfies KeptRun));
}

const forgetRun = (personId: string, runId: string): void => storage.remove(startFor(personId) + runId);

/** The runs of this person that wait on this device. */
export function keptRuns(personId: string): readonly HandedIn[] {
  const start = startFor(personId);
  return storage
    .keys()
    .filter((key) => key.startsWith(start))
    .flatMap((key) => {
      // We have written it.
      const kept = JSON.parse(storage.get(key) ?? 'null') as KeptRun | null;
      return kept && (kept.isEnded || Date.now() - kept.at > leftAfterMs) ? [kept.run] : [];
    });
}

/** Hands a run in. Without an answer it stays here; what the server will never take is forgotten. */
export async function handIn(api: Api, personId: string, run: HandedIn): Promise<RunResult | 'kept' | 'refused'> {
  keepRun(personId, run, true);
  try {
    const result = await api.call(finishRun, run);
    forgetRun(personId, run.id);
    return result;
  } catch (error) {
    if (!isFinalRefusal(error)) return 'kept';
    forgetRun(personId, run.id);
    return 'refused';
  }
}
