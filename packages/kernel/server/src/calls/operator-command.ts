import type { Services } from '../services.ts';

/** Where a command speaks, and whether somebody looks at it: secrets are for a screen. */
export interface OperatorOutput {
  readonly say: (line: string) => void;
  readonly isScreen: boolean;
}

/** What the operator of a server does for a feature: `npm run operator -- name …`. */
export interface OperatorCommand {
  readonly name: string;
  /** Lines of the help, a line for each way to say it. */
  readonly help: string;
  /** Answers the exit code; null where it does not know these words. */
  readonly run: (services: Services, words: readonly string[], output: OperatorOutput) => Promise<0 | 1 | null>;
}
