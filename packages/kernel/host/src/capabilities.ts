import { createContext, use } from 'react';

interface Appearance {
  readonly scheme: 'system' | 'light' | 'dark';
  readonly readingEase: boolean;
}

/** What people chose about looks on this device, as a small store. */
export interface HostAppearance {
  readonly get: () => Appearance;
  /** Calls back after each change, until the answered function is called. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly set: (changes: Partial<Appearance>) => void;
}

/** What a host can do; a feature asks for a capability and never which host it runs in. */
export interface HostCapabilities {
  readonly signInBy: 'password' | 'singleSignOn' | 'none';
  /** False in frames: links to other screens open in a new window. */
  readonly canNavigateAway: boolean;
  readonly hasSidebar: boolean;
  /** Whether the host keeps a hub connection, so that what is shown stays live. */
  readonly isLive: boolean;
  /** How this device shows the product, where the host lets people choose; hosts that follow their surroundings have none. */
  readonly appearance?: HostAppearance;
  /** Opens an address outside of the product (Teams wants it done through its own client). */
  openLink(url: string): void;
  /** Address of an own screen as this host links to it. */
  hrefFor(path: string): string;
}

const CapabilitiesContext = createContext<HostCapabilities | null>(null);
export const CapabilitiesProvider = CapabilitiesContext.Provider;

export function useHost(): HostCapabilities {
  const host = use(CapabilitiesContext);
  if (!host) throw new Error('No CapabilitiesProvider above this component');
  return host;
}
