import type { Api } from '@pausenplatz/kernel-browser/frame';
import { addressOf, type OutputOf } from '@pausenplatz/kernel-contract';
import { planAddresses } from '../../contract/addresses.ts';
import type { getPlan, getTasks } from '../../contract/plan.ts';

/** The two calls of a block, without their schemas. */
export const blockCalls = {
  plan: addressOf<typeof getPlan>(planAddresses.getPlan),
  tasks: addressOf<typeof getTasks>(planAddresses.getTasks),
} as const;

export type PlanAnswer = OutputOf<typeof getPlan>;
export type TasksAnswer = OutputOf<typeof getTasks>;

/** How a block reads: with the session of its host, or without any in a frame. */
export type BlockApi = Pick<Api, 'call'>;

/** Whose plan is asked for: the class of a member, or what a share opens for a guest; a member may look at what is there for all. */
export type BlockReader = { readonly classId: string; readonly guest?: true } | { readonly guest: true; readonly share: string };
