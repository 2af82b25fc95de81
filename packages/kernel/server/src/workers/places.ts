import { refuse } from '../refusal.ts';
import { personHere } from '../security/wall.ts';

type Person = string | null;

interface Waiting {
  readonly person: Person;
  readonly begin: () => void;
}

/** Places for work that takes long, shared out between people. */
interface Places {
  /** Does the work when its turn comes; work without a person counts as that of one. */
  pass<Result>(work: () => Promise<Result>, person?: Person): Promise<Result>;
}

/**
 * So many works at once; one person has at most half of the places, and half of those in which one waits, so that nobody is kept waiting by
 * what somebody else sent. The next turn belongs to whoever had none for the longest time. When too much waits, people are asked to come again.
 */
export function createPlaces(atOnce: number, waitingAtMost: number): Places {
  const [insideOfOne, waitingOfOne] = [atOnce, waitingAtMost].map((all) => Math.max(1, Math.floor(all / 2)));
  const inside: Person[] = [];
  const waiting: Waiting[] = [];
  const lastTurns = new Map<Person, number>();
  let turns = 0;

  const mayBegin = (person: Person) => inside.length < atOnce && countOf(inside, person) < (insideOfOne ?? 1);
  const enter = (person: Person) => {
    inside.push(person);
    lastTurns.set(person, (turns += 1));
  };
  const next = () => {
    const ready = waiting.filter(({ person }) => mayBegin(person));
    const [chosen] = ready.toSorted((one, other) => (lastTurns.get(one.person) ?? 0) - (lastTurns.get(other.person) ?? 0));
    if (!chosen) return;
    waiting.splice(waiting.indexOf(chosen), 1);
    if (waiting.length === 0) lastTurns.clear();
    // Taken before it begins, so that nobody slips in between.
    enter(chosen.person);
    chosen.begin();
  };
  const turn = (person: Person) => {
    const ofOne = waiting.filter((one) => one.person === person).length;
    if (waiting.length >= waitingAtMost || ofOne >= (waitingOfOne ?? 1)) refuse('TOO_MANY_REQUESTS', { details: { seconds: 20 } });
    return new Promise<void>((begin) => waiting.push({ person, begin }));
  };

  return {
    async pass(work, person = personHere()) {
      if (mayBegin(person)) enter(person);
      else await turn(person);
      try {
        return await work();
      } finally {
        inside.splice(inside.indexOf(person), 1);
        next();
      }
    },
  };
}

const countOf = (all: readonly Person[], person: Person): number => all.filter((one) => one === person).length;
