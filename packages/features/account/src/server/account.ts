import { handlersFor, refuserFor, type Services } from '@pausenplatz/kernel-server';
import { accountRefusals } from '../contract/index.ts';
import type { AccountTables } from './tables.ts';

export const { handle } = handlersFor<AccountTables>();
export const refuse = refuserFor(accountRefusals);

/** What changes to accounts need besides the transaction; both a call's context and a job's services have it. */
export type AccountServices = Pick<Services, 'signer' | 'clock' | 'signals' | 'actors' | 'hub' | 'origin' | 'jobs'>;
