/** What is known of how a block stands now. */
interface Written {
  readonly by: string | null;
  readonly at: Date | null;
  /** When this stretch of writing began. */
  readonly since: Date | null;
}

const pauseMs = 5 * 60_000;
const stretchMs = 20 * 60_000;

/**
 * Whether what stands in a block is kept before somebody writes over it. A form saves itself every second: what one person writes in one go
 * is one version. Somebody else, a pause and a long while begin the next one.
 */
export function startsVersion({ by, at, since }: Written, userId: string, now: Date): boolean {
  if (by !== userId || at === null || since === null) return true;
  return now.getTime() - at.getTime() >= pauseMs || now.getTime() - since.getTime() >= stretchMs;
}
