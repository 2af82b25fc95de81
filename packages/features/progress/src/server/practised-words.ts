import { type CallContext, stepKey } from '@pausenplatz/kernel-server';
import type { ClassScope } from '@pausenplatz/schools/server';
import type { ProgressTables } from './tables.ts';

/** Trainers of words tell here what a class practises, as it is written there, such as «der Fuchs»; one query each. */
export const practisedWordsStep =
  stepKey<(asking: Pick<CallContext<ProgressTables>, 'db'>, scope: ClassScope<'teach'>) => Promise<readonly string[]>>('practisedWords');
