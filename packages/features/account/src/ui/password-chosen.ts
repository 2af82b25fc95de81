import type { Api } from '@pausenplatz/kernel-browser';
import { slotKey } from '@pausenplatz/kernel-host';

/** What waits for somebody to choose a password of their own, such as an account elsewhere that was proven before. Tells how it went. */
type PasswordChosen = (api: Api, password: string) => Promise<void>;

export const passwordChosen = slotKey<PasswordChosen>('account.passwordChosen');
