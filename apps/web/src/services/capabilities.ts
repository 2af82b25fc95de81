import type { HostCapabilities } from '@pausenplatz/kernel-host';
import { setPreferences, usePreferences } from './preferences.ts';

/** What the web host can do. */
export const capabilities: HostCapabilities = {
  signInBy: 'password',
  canNavigateAway: true,
  hasSidebar: true,
  isLive: true,
  appearance: { get: usePreferences.getState, subscribe: usePreferences.subscribe, set: setPreferences },
  openLink(url) {
    window.open(url, '_blank', 'noopener,noreferrer');
  },
  hrefFor: (path) => path,
};
