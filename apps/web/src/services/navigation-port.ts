/** Lets code outside of React go somewhere: session and network faults happen in calls, not in components. */
export interface NavigationPort {
  go(path: string, state?: unknown): void;
  /** The own path that is open now. */
  current(): string;
  /** Loads the product anew from its home: nothing that was in memory stays. */
  restart(): void;
  connect(go: (path: string, state?: unknown) => void): () => void;
}

export function navigationPort(): NavigationPort {
  let connected: ((path: string, state?: unknown) => void) | null = null;
  return {
    go: (path, state) => connected?.(path, state),
    current: () => location.pathname + location.search + location.hash,
    restart: () => location.replace('/'),
    connect(go) {
      connected = go;
      return () => {
        if (connected === go) connected = null;
      };
    },
  };
}
