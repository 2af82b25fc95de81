import type { Api } from '@pausenplatz/kernel-browser';
import { slotKey } from './slots.ts';

/** `note`: it works, but slower or only partly. `unasked`: it was not looked at, for the reason that is said. */
type FindingState = 'good' | 'note' | 'bad' | 'unasked';

export interface Finding {
  readonly state: FindingState;
  /** What that means and what can be done, for whoever reads it out on the telephone. It names nobody. */
  readonly said: string;
}

/** What a diagnosis looks at and only a feature knows how to. */
export type Diagnosed = 'upload' | 'aiOffer' | 'aiOpen' | 'aiCredit' | 'aiProvider';

/** Looks at some of it, once for all of them. Never throws: whatever goes wrong on the way is a finding. */
export interface Diagnosis {
  readonly looksAt: readonly Diagnosed[];
  readonly look: (asking: DiagnosisAsking) => Promise<Readonly<Partial<Record<Diagnosed, Finding>>>>;
}

interface DiagnosisAsking {
  readonly api: Api;
  /** Somebody is signed in, with a password of their own. */
  readonly isSignedIn: boolean;
}

/** Where features say what works of them between this browser and the server. */
export const diagnosed = slotKey<Diagnosis>('host.diagnosis');
