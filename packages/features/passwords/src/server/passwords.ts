import { handlersFor, refuserFor } from '@pausenplatz/kernel-server';
import { passwordsRefusals } from './refusals.ts';
import type { PasswordsTables } from './tables.ts';

export const { handle } = handlersFor<PasswordsTables>();
export const refuse = refuserFor(passwordsRefusals);
