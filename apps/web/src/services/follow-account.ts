import type { profileChanged } from '@pausenplatz/account/contract';
import type { SessionState } from '@pausenplatz/kernel-host';
import type { WebServices } from './create-services.ts';
import { readPreferences, setPreferences, usePreferences } from './preferences.ts';

/** Keeps this device at what the account says: looks and class of who signs in, and news about them from elsewhere. */
export function followAccount({ hub, sessions }: WebServices): void {
  // By its name: with the message itself, every schema of the account would load at each start.
  hub.onNamed('ProfileChanged' satisfies (typeof profileChanged)['name'], () => void sessions.check().catch(() => undefined));
  takePreferences(sessions.store.getState());
  sessions.store.subscribe((now, before) => now.status !== before.status && takePreferences(now));
}

/** What the account remembers of how the product looks comes along to each device. */
function takePreferences(session: SessionState): void {
  if (!('user' in session)) return;
  const { settings, currentSchoolClass: schoolClass } = session.user;
  setPreferences(readPreferences(JSON.stringify({ ...usePreferences.getState(), ...settings?.['darstellung'], schoolClass })));
}
