import { watchNetwork } from '@pausenplatz/kernel-browser';
import { keepFocusNear } from '@pausenplatz/kernel-ui/focus';
import { rememberLook } from './first-view/look-cookie.ts';
import type { WebServices } from './services/create-services.ts';
import { watchIntent } from './shell/watch-intent.ts';
import { followAccount } from './services/follow-account.ts';
import { watchForUpdates } from './update/update-prompt.ts';

/** What the frame of the web host itself needs of the account's contract; the rest comes with the account's screens. */
export { checkAuthentication, refresh, sessionEnded } from '@pausenplatz/account/contract';

/** Comes with it, so that it is there when nothing can be loaded any more. */
export { ConnectionBar } from './shell/connection-bar.tsx';

/** What may wait until something is on the screen. */
export function afterStart(services: WebServices): void {
  followAccount(services);
  rememberLook(services.sessions);
  watchIntent(services);
  keepFocusNear();
  watchNetwork();
  void watchForUpdates();
}
