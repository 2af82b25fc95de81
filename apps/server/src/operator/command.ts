import type { Services } from '@pausenplatz/kernel-server';

/** Where a command speaks, and whether somebody looks at it: secrets are for a screen. */
export interface Output {
  readonly say: (line: string) => void;
  readonly isScreen: boolean;
}

/** A command answers the exit code; null where it does not know these words. */
export type Command = (services: Services, words: readonly string[], output: Output) => Promise<0 | 1 | null>;
