import { handlersFor, refuserFor } from '@pausenplatz/kernel-server';
import { {{camel}}Refusals } from './refusals.ts';
import type { {{pascal}}Tables } from './tables.ts';

export const { handle } = handlersFor<{{pascal}}Tables>();
export const refuse = refuserFor({{camel}}Refusals);
