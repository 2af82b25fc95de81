import type { LockHint, NextHint } from '../contract/index.ts';

interface AtLock {
  /** Played at this lock until now, without pauses. */
  readonly seconds: number;
  /** Hints that the team asked for. */
  readonly asked: number;
}

interface Hints {
  readonly open: readonly string[];
  readonly next: NextHint | null;
}

/** One hint opens after the other: by the time at the lock, or when somebody asks; what was asked for stays open. */
export function hintsAt(hints: readonly LockHint[], { seconds, asked }: AtLock): Hints {
  let requests = asked;
  const open: string[] = [];
  for (const { text, minutes } of hints) {
    if (minutes === null ? requests === 0 : seconds < minutes * 60) return { open, next: nextOf(minutes, seconds) };
    if (minutes === null) requests -= 1;
    open.push(text);
  }
  return { open, next: null };
}

const nextOf = (minutes: number | null, seconds: number): NextHint =>
  minutes === null ? { kind: 'request' } : { kind: 'time', inSeconds: Math.ceil(minutes * 60 - seconds) };
