import { stepKey } from '@pausenplatz/kernel-server';
import type { Kysely } from 'kysely';
import type { SchoolsTables } from './tables.ts';

type ForeignServices = (
  db: Kysely<SchoolsTables>,
  schoolIds: readonly string[],
  readerSchoolIds: readonly string[],
) => Promise<Readonly<Record<string, 'allowed' | 'forbidden'>>>;

/**
 * What these schools say about services of others, to somebody of those schools, where their content does not load on a press: whoever keeps
 * these rules gives this step.
 */
export const foreignServicesStep = stepKey<ForeignServices>('foreignServices');
