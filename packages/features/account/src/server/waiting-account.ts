import { type Services, stepKey } from '@pausenplatz/kernel-server';

/** The hash of the password with which an account waits under this address, in lower case, until somebody confirms it; null for none. */
type WaitingAccount = (services: Pick<Services, 'db' | 'clock'>, email: string) => Promise<string | null>;

export const waitingAccountStep = stepKey<WaitingAccount>('waitingAccount');
