/** How much is done a day (decisions 2.3): twelve words, six of them new, and new ones only while little else waits. */
const mostAtOnce = 12;
const newPerDay = 6;
const newWhileDueBelow = 8;

interface Waiting {
  /** Words that are due today. */
  readonly due: number;
  /** Words that one may learn and never met. */
  readonly fresh: number;
  /** New words that were begun today, in all lists together. */
  readonly begunToday: number;
}

const newToday = ({ due, fresh, begunToday }: Waiting): number =>
  due < newWhileDueBelow ? Math.min(fresh, Math.max(0, newPerDay - begunToday), mostAtOnce - due) : 0;

/** How many words there are to do. */
export const todoOf = (waiting: Waiting): number => Math.min(mostAtOnce, waiting.due + newToday(waiting));

interface Learnt {
  readonly box: number;
  readonly isKnown: boolean;
  readonly dueOn: string;
}

interface Choosable {
  readonly isLearnable: boolean;
  /** Null for what was never met. */
  readonly state: Learnt | null;
}

const byDay = (one: Choosable, other: Choosable) => (one.state?.dueOn ?? '').localeCompare(other.state?.dueOn ?? '');

/** The words of today out of a list in its order: what is due, the longest due first, then new ones. */
export function chooseWords<Word extends Choosable>(
  words: readonly Word[],
  { today, begunToday }: { readonly today: string; readonly begunToday: number },
): readonly Word[] {
  const learnable = words.filter(({ isLearnable }) => isLearnable);
  const due = learnable.filter(({ state }) => state && !state.isKnown && state.dueOn <= today).toSorted(byDay);
  const fresh = learnable.filter(({ state }) => state === null);
  const begun = newToday({ due: due.length, fresh: fresh.length, begunToday });
  return [...due, ...fresh.slice(0, begun)].slice(0, mostAtOnce);
}

/** Words to practise of one's own will, nothing being due: those met already, what is least known first. */
export const chooseFreely = <Word extends Choosable>(words: readonly Word[]): readonly Word[] =>
  words
    .filter(({ isLearnable, state }) => isLearnable && state !== null)
    .toSorted((one, other) => (one.state?.box ?? 0) - (other.state?.box ?? 0) || byDay(one, other))
    .slice(0, mostAtOnce);
