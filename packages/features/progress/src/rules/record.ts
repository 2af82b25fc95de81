import { afterAnswer, type Box, type ItemState, unmet } from './boxes.ts';
import { pointsEarned } from './points.ts';

/** Something that a person did in a trainer. */
export interface Attempt {
  /** Of its own for the person: who sends it twice has done it once. */
  readonly attemptId: string;
  /** What was asked; null for what is no item, such as a level that was passed. */
  readonly item: string | null;
  readonly isRight: boolean;
  /** Whether it says something about how well the item is known: a time that ran out does not. */
  readonly showsKnowing: boolean;
  readonly worth: number;
  readonly ms: number;
  readonly at: Date;
}

/** Where an item stands, with what points need to know. */
export interface KnownItem extends ItemState {
  readonly lastPointsAt: Date | null;
}

interface DaySum {
  readonly points: number;
  readonly answers: number;
  readonly right: number;
  readonly ms: number;
}

interface Before {
  readonly items: ReadonlyMap<string, KnownItem>;
  /** Points of all trainers together, by day. */
  readonly earned: ReadonlyMap<string, number>;
}

interface After {
  readonly points: readonly number[];
  /** Items that changed, and what comes to the sums of a day. */
  readonly items: ReadonlyMap<string, KnownItem>;
  readonly sums: ReadonlyMap<string, DaySum>;
}

const nothing: DaySum = { points: 0, answers: 0, right: 0, ms: 0 };

/** What attempts change, one after the other as they happened. `dayOf` says on which day of the school a moment lies. */
export function recordAll(attempts: readonly Attempt[], before: Before, perDay: number, dayOf: (at: Date) => string): After {
  const items = new Map<string, KnownItem>();
  const sums = new Map<string, DaySum>();
  const points = attempts.map((attempt) => {
    const { item, at, isRight, worth, ms } = attempt;
    const day = dayOf(at);
    const sum = sums.get(day) ?? nothing;
    const known = item === null ? null : (items.get(item) ?? before.items.get(item) ?? { ...unmet, lastPointsAt: null });
    const box: Box | null = known?.box ?? null;
    const earnedThatDay = (before.earned.get(day) ?? 0) + sum.points;
    const earned = pointsEarned({ box, lastPointsAt: known?.lastPointsAt ?? null, at, worth, earnedThatDay }, perDay);
    const counts = item === null ? 0 : 1;
    sums.set(day, {
      points: sum.points + earned,
      answers: sum.answers + counts,
      right: sum.right + (isRight ? counts : 0),
      ms: sum.ms + ms,
    });
    if (item !== null && known)
      items.set(item, {
        ...(attempt.showsKnowing ? afterAnswer(known, isRight, at) : { box: known.box, dueAt: known.dueAt }),
        lastPointsAt: earned > 0 ? at : known.lastPointsAt,
      });
    return earned;
  });
  return { points, items, sums };
}
