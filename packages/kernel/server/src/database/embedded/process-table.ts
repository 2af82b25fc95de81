import { readFileSync } from 'node:fs';

interface ProcessFacts {
  /** Start time in the system's own count; tells a re-used process number from the old process. Empty where unknown. */
  readonly startedAt: string;
  readonly isZombie: boolean;
  readonly command: string;
}

/** What is known about a process, or null when there is none. */
export function processFacts(pid: number): ProcessFacts | null {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM means that it exists and belongs to somebody else.
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return null;
  }
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const rest = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
    return { startedAt: rest[19] ?? '', isZombie: rest[0] === 'Z', command };
  } catch {
    // Systems without /proc: existing is all that is known.
    return { startedAt: '', isZombie: false, command: '' };
  }
}

/** True while the process lives and is still the one that was meant. */
export function isAlive(pid: number, startedAt = ''): boolean {
  const facts = processFacts(pid);
  if (!facts || facts.isZombie) return false;
  return startedAt === '' || facts.startedAt === '' || facts.startedAt === startedAt;
}

/** Waits until the process is gone; false when it is still there after `timeoutMs`. */
export async function waitUntilGone(pid: number, timeoutMs: number): Promise<boolean> {
  const deadline = Date.now() + timeoutMs;
  while (isAlive(pid)) {
    if (Date.now() > deadline) return false;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return true;
}
