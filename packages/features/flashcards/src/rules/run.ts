/** What was answered, in order; `isFirst`: the card was not asked before in this run. */
interface Answered<Card> {
  readonly card: Card;
  readonly knew: boolean;
  readonly isFirst: boolean;
}

/** A training under way: what is still to come, the first of it now, and what was answered. */
export interface Run<Card> {
  readonly queue: readonly Card[];
  readonly answered: readonly Answered<Card>[];
}

export const beginRun = <Card>(cards: readonly Card[]): Run<Card> => ({ queue: cards, answered: [] });

/** The card that is asked now goes to its pile; what was not known comes again at the end. */
export function answerRun<Card>({ queue, answered }: Run<Card>, knew: boolean): Run<Card> {
  const [card, ...rest] = queue;
  if (card === undefined) return { queue, answered };
  const isFirst = answered.every((one) => one.card !== card);
  return { queue: knew ? rest : [...rest, card], answered: [...answered, { card, knew, isFirst }] };
}

/** Takes the last answer back. */
export function undoRun<Card>({ queue, answered }: Run<Card>): Run<Card> {
  const last = answered.at(-1);
  if (!last) return { queue, answered };
  const before = last.knew ? queue : queue.slice(0, -1);
  return { queue: [last.card, ...before], answered: answered.slice(0, -1) };
}

/** Cards that were known, that come again, and that were not known at the first try. */
export function pilesOf<Card>({ queue, answered }: Run<Card>): { readonly known: number; readonly again: number; readonly missed: number } {
  const known = answered.filter(({ knew }) => knew).length;
  const again = queue.filter((card) => answered.some((one) => one.card === card)).length;
  return { known, again, missed: answered.filter(({ knew, isFirst }) => isFirst && !knew).length };
}
