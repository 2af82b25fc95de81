import { stepKey } from '@pausenplatz/kernel-server';
import type { Kysely } from 'kysely';
import type { SchoolsTables } from './tables.ts';

type AllowedWebsites = (db: Kysely<SchoolsTables>, schoolIds: readonly string[]) => Promise<readonly string[]>;

/** Origins of the websites that may show what these schools made public: whoever keeps that list gives this step. */
export const allowedWebsitesStep = stepKey<AllowedWebsites>('allowedWebsites');
