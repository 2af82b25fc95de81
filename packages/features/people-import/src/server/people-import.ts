import { type CallContext, handlersFor, refuserFor } from '@pausenplatz/kernel-server';
import { peopleImportRefusals } from './refusals.ts';
import type { PeopleImportTables } from './tables.ts';

export const { handle } = handlersFor<PeopleImportTables>();
export const refuse = refuserFor(peopleImportRefusals);
export type Context = CallContext<PeopleImportTables>;
