import type { OperatorCommand, OperatorOutput } from '@pausenplatz/kernel-server';

export type Output = OperatorOutput;

/** A command answers the exit code; null where it does not know these words. */
export type Command = OperatorCommand['run'];
