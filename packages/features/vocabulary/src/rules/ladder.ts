import { addDays } from '@pausenplatz/kernel-format';

/** From new (0) to the last rest (6); whoever gets beyond it knows the word for good. */
export type Box = 0 | 1 | 2 | 3 | 4 | 5 | 6;
export const boxes: readonly Box[] = [0, 1, 2, 3, 4, 5, 6];
const last = 6;

/** Where somebody is with a word; days as in Zurich. */
export interface WordState {
  readonly box: Box;
  /** It got beyond the last box and never comes again. */
  readonly isKnown: boolean;
  readonly dueOn: string;
  readonly lapses: number;
  /** Right so often in a row; below nought, wrong. */
  readonly streak: number;
  /** Forgotten three times in a row: shown with the place that was wrong, and to the teacher. */
  readonly isMemo: boolean;
  /** What was typed when it was wrong last. */
  readonly lastError: string | null;
  readonly firstOn: string;
  readonly lastOn: string;
}

interface Answer {
  readonly isRight: boolean;
  readonly typed: string;
  readonly on: string;
}

/** Days that a word rests in the box that it has reached (decisions 2.3). */
const restDays: Readonly<Record<Box, number>> = { 0: 1, 1: 1, 2: 2, 3: 4, 4: 8, 5: 16, 6: 30 };
const memoAfter = -3;
const memoUntil = 2;

/** Whether an answer of this day changes anything: once a day, and not before the word is due; everything else is practice. */
export const isCounted = (state: WordState | null, on: string): boolean =>
  state === null || (!state.isKnown && state.dueOn <= on && state.lastOn < on);

/** Where a word is after an answer: right goes one box up, wrong one back (never to the beginning, which is disheartening) and comes tomorrow. */
export function afterAnswer(state: WordState | null, { isRight, typed, on }: Answer): WordState {
  if (!isCounted(state, on)) return state ?? fresh(on);
  const before = state ?? fresh(on);
  const streak = isRight ? Math.max(0, before.streak) + 1 : Math.min(0, before.streak) - 1;
  const isMemo = before.isMemo ? streak < memoUntil : streak <= memoAfter;
  const common = { ...before, streak, isMemo, lastOn: on };
  if (!isRight) {
    const box = boxOf(before.box - 1);
    return { ...common, box, lapses: before.lapses + 1, lastError: typed, dueOn: addDays(on, 1) };
  }
  if (before.box === last) return { ...common, isKnown: true, isMemo: false };
  const box = boxOf(before.box + 1);
  return { ...common, box, dueOn: addDays(on, restDays[box]) };
}

const fresh = (on: string): WordState => ({
  box: 0,
  isKnown: false,
  dueOn: on,
  lapses: 0,
  streak: 0,
  isMemo: false,
  lastError: null,
  firstOn: on,
  // Before any day: the first answer counts.
  lastOn: '',
});

/** The box of this number; what lies outside is the nearest one. */
export const boxOf = (number: number): Box => boxes.find((box) => box >= number) ?? last;
