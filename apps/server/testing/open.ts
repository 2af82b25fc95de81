/** What the running test file has opened and not closed yet, oldest first. */
const opened: (() => unknown)[] = [];

/**
 * Closes something when the test file ends. Unlike vitest's `afterAll` it can be said from anywhere, also from within a hook;
 * that counts because all test files of a worker share their modules.
 */
export function closeAtTheEnd(close: () => unknown): void {
  opened.push(close);
}

/** Closes what was opened, newest first. */
export async function closeAll(): Promise<void> {
  const faults: unknown[] = [];
  for (let close = opened.pop(); close; close = opened.pop())
    try {
      await close();
    } catch (error) {
      faults.push(error);
    }
  if (faults.length > 0) throw new AggregateError(faults, faults.map(String).join('\n'));
}
