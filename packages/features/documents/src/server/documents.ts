import { type CallContext, handlersFor, refuserFor } from '@pausenplatz/kernel-server';
import { documentsRefusals } from '../contract/index.ts';
import type { DocumentsTables } from './tables.ts';

export const { handle } = handlersFor<DocumentsTables>();
export const refuse = refuserFor(documentsRefusals);
export type Context = CallContext<DocumentsTables>;
