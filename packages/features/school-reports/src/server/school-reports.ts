import { type CallContext, handlersFor, refuserFor } from '@pausenplatz/kernel-server';
import { schoolReportsRefusals } from './refusals.ts';
import type { SchoolReportsTables } from './tables.ts';

export const { handle } = handlersFor<SchoolReportsTables>();
export const refuse = refuserFor(schoolReportsRefusals);
export type Context = CallContext<SchoolReportsTables>;
