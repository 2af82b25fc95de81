import { safeStorage } from '@pausenplatz/kernel-browser';

/** A school account that was proven in this tab and waits for its owner to choose a password first. */
export interface PendingLink {
  readonly ticket: string;
  readonly provider: string;
}

const storage = safeStorage('session');
const key = 'school-account-to-connect';

/** Kept in this tab alone, never in an address: whoever sends a link must not bring an account of theirs along. */
export function keepPendingLink({ ticket, provider }: PendingLink): void {
  storage.set(key, `${ticket} ${provider}`);
}

/** Takes it out for good; null when nothing waits. */
export function takePendingLink(): PendingLink | null {
  const [ticket = '', ...provider] = (storage.get(key) ?? '').split(' ');
  storage.remove(key);
  return ticket === '' ? null : { ticket, provider: provider.join(' ') };
}
