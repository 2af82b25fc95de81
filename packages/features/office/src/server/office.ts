import { officeRefusals } from './refusals.ts';
import { type CallContext, handlersFor, refuserFor, type Services, type Work } from '@pausenplatz/kernel-server';
import type { YearChangeSteps } from '@pausenplatz/schools/server';
import type { OfficeTables } from './tables.ts';

export const { handle } = handlersFor<OfficeTables>();
export const refuse = refuserFor(officeRefusals);
export type Context = CallContext<OfficeTables>;

/** The services behind a call, for the steps of other features: they look at the one database through their own tables. */
export function servicesOf(context: Context): Services {
  // A call sees the same database as its services do, through narrower types.
  return { ...context, db: context.db as unknown as Services['db'] };
}

type KernelWork = Parameters<YearChangeSteps['run']>[1];

/** A transaction of the administration as the steps of other features get it; each narrows it to its own tables. */
export function kernelWork(work: Work<OfficeTables>): KernelWork {
  return work as unknown as KernelWork;
}
