import type { SessionState } from '@pausenplatz/kernel-host';
import type { WebServices } from './create-services.ts';
import { readPreferences, setPreferences, usePreferences } from './preferences.ts';

/** Keeps this device at what the account says: looks and class of who signs in, and news about them from elsewhere. */
export function followAccount({ hub, sessions }: WebServices): void {
  // By an import of its own: what the contract consists of then does not stand in the entry's list of what to preload.
  void import('@pausenplatz/account/contract').then(({ profileChanged }) =>
    hub.on(profileChanged, () => void sessions.check().catch(() => undefined)),
  );
  takePreferences(sessions.store.getState());
  sessions.store.subscribe((now, before) => now.status !== before.status && takePreferences(now));
}

/** What the account remembers of how the product looks comes along to each device. */
function takePreferences(session: SessionState): void {
  if (!('user' in session)) return;
  const { settings, currentSchoolClass: schoolClass } = session.user;
  setPreferences(readPreferences(JSON.stringify({ ...usePreferences.getState(), ...settings?.['darstellung'], schoolClass })));
}
