import { AsyncLocalStorage } from 'node:async_hooks';
import type { Actor, UserActor } from '../actor.ts';

/** What row-level security lets a query see: everything to the server itself, otherwise what belongs to these. */
export interface Wall {
  readonly kind: 'system' | 'asker';
  /** The person who asks; nobody where none is signed in. */
  readonly person?: string;
  /** The person who asks, and people whom a proof opened. */
  readonly people: readonly string[];
  /** The schools of the families that the person belongs to or administers. */
  readonly schools: readonly string[];
  /** Classes in which the person stands, archived ones too, and those that a proof opened. */
  readonly classes: readonly string[];
  readonly pages: readonly string[];
}

const nothing = { people: [], schools: [], classes: [], pages: [] } as const;
export const systemWall: Wall = { kind: 'system', ...nothing };
export const nobodysWall: Wall = { kind: 'asker', ...nothing };

/** Who asks in this flow of work; the wall widens in place when a proof opens something. */
interface Asking {
  wall: Wall;
}

const asking = new AsyncLocalStorage<Asking>();

/** The wall around the query that is sent now; null where nobody said who asks. */
export const wallHere = (): Wall | null => asking.getStore()?.wall ?? null;

/** Whose work this is; null for the server's own, and where nobody is signed in. */
export const personHere = (): string | null => wallHere()?.person ?? null;

/**
 * Does work as the server itself, which sees everything. Only for what has no person (jobs, start) and for questions that reach beyond
 * a school family by their nature, such as whether a user name is taken; `asking-as-system.test.ts` lists every place.
 */
export function asSystem<Result>(work: () => Result): Result {
  return behindWall(systemWall, work);
}

/** Does work behind a wall of its own; what is opened inside stays inside. */
export function behindWall<Result>(wall: Wall, work: () => Result): Result {
  return asking.run({ wall }, work);
}

const walls = new WeakMap<UserActor, Wall>();

export function wallOf(actor: Actor): Wall {
  if (actor.kind === 'anonymous') return nobodysWall;
  const known = walls.get(actor);
  if (known) return known;
  const wall: Wall = {
    kind: 'asker',
    person: actor.userId,
    people: [actor.userId],
    schools: actor.familySchoolIds,
    classes: actor.placedClassIds,
    pages: [],
  };
  walls.set(actor, wall);
  return wall;
}

/** From now on this person asks in the present flow of work: called where a request's actor was found. */
export function askAs(actor: Actor): void {
  const here = asking.getStore();
  if (here && here.wall.kind !== 'system') here.wall = wallOf(actor);
}

/** What a proof opened besides one's own: a link with its secret, an open request, something that was just made. */
type Opened = Partial<Omit<Wall, 'kind'>>;

/** Widens the wall of the present request by what was proven. Call it inside proofs only. */
export function openWall(opened: Opened): void {
  const here = asking.getStore();
  if (!here || here.wall.kind === 'system') return;
  const { people, schools, classes, pages } = here.wall;
  here.wall = {
    ...here.wall,
    people: joined(people, opened.people),
    schools: joined(schools, opened.schools),
    classes: joined(classes, opened.classes),
    pages: joined(pages, opened.pages),
  };
}

/** Whoever was erased is an empty id in what they wrote. */
const joined = (known: readonly string[], more: readonly string[] = []): readonly string[] => [
  ...new Set([...known, ...more.filter((id) => id !== '')]),
];
