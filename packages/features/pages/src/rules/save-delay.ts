/** After the last keystroke. */
const pauseMs = 800;
/** What somebody types without a pause is saved that often all the same: a browser that is killed loses no more. */
const longestMs = 3_000;

/** In how many milliseconds is saved what was typed at `now`, where `since` is the first moment that is not saved yet. */
export const saveDelay = (now: number, since: number): number => Math.max(0, Math.min(pauseMs, since + longestMs - now));
