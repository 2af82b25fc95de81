import { accountRefusals } from './refusals.ts';
import { handlersFor, refuserFor, type Services } from '@pausenplatz/kernel-server';
import { waitWords } from '../rules/index.ts';
import type { AccountTables } from './tables.ts';

export const { handle } = handlersFor<AccountTables>();
export const refuse = refuserFor(accountRefusals);

/** Refuses as long as a limit of attempts lasts; nothing happens at 0 seconds. */
export function refuseTooMany(seconds: number): void {
  if (seconds > 0) refuse('TOO_MANY_ATTEMPTS', { details: { seconds, wait: waitWords(seconds) } });
}

/** What changes to accounts need besides the transaction; both a call's context and a job's services have it. */
export type AccountServices = Pick<Services, 'signer' | 'clock' | 'signals' | 'actors' | 'hub' | 'origin' | 'jobs' | 'steps'>;
