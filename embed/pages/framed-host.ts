import type { HostCapabilities } from '@pausenplatz/kernel-host/capabilities';

/** A frame on a foreign website: nobody is signed in, links lead out of the frame. */
export const framedHost: HostCapabilities = {
  signInBy: 'none',
  canNavigateAway: false,
  hasSidebar: false,
  isLive: false,
  openLink: (url) => void globalThis.open(url, '_blank', 'noopener,noreferrer'),
  hrefFor: (path) => path,
};
