import { kernelWork, stepKey, type Steps, type Work } from '@pausenplatz/kernel-server';
import type { AccountServices } from './account.ts';
import type { AccountTables } from './tables.ts';

type KernelWork = Parameters<NonNullable<Steps['usedFiles']>>[1];

/** What else opens an account besides its password, and ends with it: links in mails, cards, accounts elsewhere. */
export interface OtherWays {
  /** The password was replaced: nothing that opened the account before does so any more. */
  readonly passwordReplaced?: (work: KernelWork, userIds: readonly string[]) => Promise<void>;
  /** They left a school: what it gave them does not open the account any more. */
  readonly schoolLeft?: (work: KernelWork, services: AccountServices, userIds: readonly string[]) => Promise<void>;
  /** Their schools are others now: what belongs to schools that are not theirs any more does not open the account. */
  readonly schoolsChanged?: (work: KernelWork, services: AccountServices, userIds: readonly string[]) => Promise<void>;
}

export const otherWaysStep = stepKey<OtherWays>('otherWays');

export async function endOtherWays(work: Work<AccountTables>, { steps }: AccountServices, userIds: readonly string[]): Promise<void> {
  for (const { step } of steps.given(otherWaysStep)) await step.passwordReplaced?.(kernelWork(work), userIds);
}

export async function endWaysOfSchool(work: Work<AccountTables>, services: AccountServices, userIds: readonly string[]): Promise<void> {
  for (const { step } of services.steps.given(otherWaysStep)) await step.schoolLeft?.(kernelWork(work), services, userIds);
}

export async function endForeignWays(work: Work<AccountTables>, services: AccountServices, userIds: readonly string[]): Promise<void> {
  for (const { step } of services.steps.given(otherWaysStep)) await step.schoolsChanged?.(kernelWork(work), services, userIds);
}
