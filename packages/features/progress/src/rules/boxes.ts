/** From never met (0) to known for months (6). */
export type Box = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** How well something is known, as people see it. */
export type Mastery = 'new' | 'practise' | 'almost' | 'secure';

export const ceiling: Box = 6;
/** From here on something is secure. */
export const firstSecure: Box = 4;

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** How long something rests in its box before it is due again. */
const restMs: Readonly<Record<Box, number>> = {
  0: 0,
  1: 0,
  2: 12 * hourMs,
  3: 2 * dayMs,
  4: 6 * dayMs,
  5: 18 * dayMs,
  6: 60 * dayMs,
};

/** Where something stands. `dueAt` is the moment from which an answer moves it up again. */
export interface ItemState {
  readonly box: Box;
  readonly dueAt: Date;
}

/** Never met. */
export const unmet: ItemState = { box: 0, dueAt: new Date(0) };

/**
 * The state after an answer. Right moves up one box, but only when it was due: ten times within a minute proves no more than once. What
 * was right at the first meeting begins in the second box; a mistake goes two back, and is due at once.
 */
export function afterAnswer(state: ItemState, isRight: boolean, at: Date): ItemState {
  if (!isRight) return inBox(Math.max(1, state.box - 2), at);
  if (state.box === 0) return inBox(2, at);
  return state.dueAt <= at ? inBox(Math.min(ceiling, state.box + 1), at) : state;
}

export const masteryOf = (box: Box): Mastery => (box === 0 ? 'new' : box === 1 ? 'practise' : box < firstSecure ? 'almost' : 'secure');

function inBox(box: number, at: Date): ItemState {
  // Between one and six, by the two callers above.
  const reached = box as Box;
  return { box: reached, dueAt: new Date(at.getTime() + restMs[reached]) };
}
