import type { HostCapabilities } from '@pausenplatz/kernel-host';

/** What the web host can do. */
export const capabilities: HostCapabilities = {
  signInBy: 'password',
  canNavigateAway: true,
  hasSidebar: true,
  isLive: true,
  openLink(url) {
    window.open(url, '_blank', 'noopener,noreferrer');
  },
  hrefFor: (path) => path,
};
