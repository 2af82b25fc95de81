import type { HostCapabilities } from '../src/index.ts';

const browser: HostCapabilities = {
  signInBy: 'password',
  canNavigateAway: true,
  hasSidebar: true,
  isLive: true,
  openLink: () => undefined,
  hrefFor: (path) => path,
};

/** What a host can do in a test: an ordinary browser with a hub connection, but for the `changes`. */
export const aHost = (changes: Partial<HostCapabilities> = {}): HostCapabilities => ({ ...browser, ...changes });
