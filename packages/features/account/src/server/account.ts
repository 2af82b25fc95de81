import { handlersFor } from '@pausenplatz/kernel-server';
import type { AccountTables } from './tables.ts';
import { refuserFor } from '@pausenplatz/kernel-server';
import { accountRefusals } from '../contract/index.ts';

export const { handle } = handlersFor<AccountTables>();
export const refuse = refuserFor(accountRefusals);
