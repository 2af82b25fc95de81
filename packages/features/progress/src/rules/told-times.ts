interface ToldAnswer {
  readonly ms: number;
  /** Since the run began. */
  readonly afterMs: number;
}

interface Around {
  readonly startedAt: Date;
  readonly now: Date;
  /** The longest that one answer can take, in milliseconds. */
  readonly answerMs: number;
}

/** Two clocks are never the same. */
const toleratedMs = 5_000;

/** Whether a device can have seen these times: nothing lies in the future, and no answer began before its run. */
export function arePossible(answers: readonly ToldAnswer[], { startedAt, now, answerMs }: Around): boolean {
  const passedMs = now.getTime() - startedAt.getTime() + toleratedMs;
  return answers.every(({ ms, afterMs }) => afterMs <= passedMs && ms <= afterMs + toleratedMs && ms <= answerMs);
}
