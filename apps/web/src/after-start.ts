import { watchNetwork } from '@pausenplatz/kernel-browser';
import { keepFocusNear } from '@pausenplatz/kernel-ui/focus';
import { rememberLook } from './first-view/look-cookie.ts';
import type { WebServices } from './services/create-services.ts';
import { watchIntent } from './shell/watch-intent.ts';
import { followAccount } from './services/follow-account.ts';
import { watchForUpdates } from './update/update-prompt.ts';

/** What may wait until something is on the screen. */
export function afterStart(services: WebServices): void {
  followAccount(services);
  rememberLook(services.sessions);
  watchIntent(services);
  keepFocusNear();
  watchNetwork();
  void watchForUpdates();
}
