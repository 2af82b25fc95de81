/** What is remembered on this device. Never assumes that storage works: framed pages may have none. */
export interface SafeStorage {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
  clear(): void;
}

/** Wraps localStorage or sessionStorage; where the browser refuses it, memory serves until the page closes. */
export function safeStorage(kind: 'local' | 'session' = 'local'): SafeStorage {
  const memory = new Map<string, string>();
  const storage = () => (kind === 'local' ? globalThis.localStorage : globalThis.sessionStorage);
  const attempt = <T>(work: (storage: Storage) => T, otherwise: () => T): T => {
    try {
      return work(storage());
    } catch {
      // Blocked third-party storage throws SecurityError on mere access, a full one on writing.
      return otherwise();
    }
  };
  return {
    get: (key) =>
      attempt(
        (s) => s.getItem(key),
        () => null,
      ) ??
      memory.get(key) ??
      null,
    set(key, value) {
      memory.set(key, value);
      attempt(
        (s) => s.setItem(key, value),
        () => undefined,
      );
    },
    remove(key) {
      memory.delete(key);
      attempt(
        (s) => s.removeItem(key),
        () => undefined,
      );
    },
    clear() {
      memory.clear();
      attempt(
        (s) => s.clear(),
        () => undefined,
      );
    },
  };
}
