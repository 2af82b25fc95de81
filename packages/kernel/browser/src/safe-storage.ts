/** What is remembered on this device. Never assumes that storage works: framed pages may have none. */
interface SafeStorage {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
  keys(): string[];
  clear(): void;
}

// One for all users of a kind: whoever clears it must reach what another piece has kept, a draft of the pupil before.
const memories = { local: new Map<string, string>(), session: new Map<string, string>() };

/** Wraps localStorage or sessionStorage; what the browser refuses to keep, memory keeps until the page closes. */
export function safeStorage(kind: 'local' | 'session' = 'local'): SafeStorage {
  const memory = memories[kind];
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
      memory.get(key) ??
      attempt(
        (s) => s.getItem(key),
        () => null,
      ),
    set(key, value) {
      memory.delete(key);
      attempt(
        (s) => s.setItem(key, value),
        () => void memory.set(key, value),
      );
    },
    remove(key) {
      memory.delete(key);
      attempt(
        (s) => s.removeItem(key),
        () => undefined,
      );
    },
    keys: () => [
      ...memory.keys(),
      ...attempt(
        (s) => Array.from({ length: s.length }, (_none, index) => s.key(index) ?? ''),
        () => [],
      ),
    ],
    clear() {
      memory.clear();
      attempt(
        (s) => s.clear(),
        () => undefined,
      );
    },
  };
}
