import type { ActorSource, UserActor } from '../actor.ts';
import type { Clock } from '../clock.ts';
import type { Signals } from '../database/signals.ts';
import { asSystem } from './wall.ts';

/** Who is behind a session; answers from memory for some seconds and forgets at once when something changed. */
export interface ActorDirectory {
  find(sessionId: string): Promise<UserActor | null>;
  /** Roles, memberships or sessions of a person changed; call it inside the transaction that changes them, as `changed(db, userId)`. */
  forget(userId: string): void;
  onForget(listener: (userId: string) => void): void;
}

const keepMs = 15_000;
/** So long before the end of an answer the next one is read. */
const renewMs = 5_000;
const keepAtMost = 10_000;

export const actorSignal = 'actor_changed';

/** An actor who is just being read; `since` is how often something had been forgotten by then. */
interface Loading {
  readonly since: number;
  readonly actor: Promise<UserActor | null>;
}

export function createActorDirectory(source: ActorSource, clock: Clock, signals: Signals): ActorDirectory {
  const known = new Map<string, { readonly actor: UserActor | null; readonly until: number }>();
  const loading = new Map<string, Loading>();
  const listeners: ((userId: string) => void)[] = [];
  let forgotten = 0;
  const forget = (userId: string) => {
    forgotten += 1;
    for (const [sessionId, { actor }] of known) if (actor === null || actor.userId === userId) known.delete(sessionId);
    for (const listener of listeners) listener(userId);
  };
  signals.on(actorSignal, forget);
  signals.onGap(() => {
    forgotten += 1;
    known.clear();
  });
  const load = async (sessionId: string, now: number): Promise<UserActor | null> => {
    const before = forgotten;
    // Nobody is behind any wall yet: this is how it becomes known behind which one.
    const actor = await asSystem(() => source.load(sessionId));
    if (known.size >= keepAtMost) known.clear();
    // What was read while somebody's rights changed may be old already.
    if (forgotten === before) known.set(sessionId, { actor, until: now + keepMs });
    return actor;
  };
  const read = (sessionId: string, now: number): Promise<UserActor | null> => {
    // A screen asks for several things at once; what is being read since before a change is not shared any more.
    const under = loading.get(sessionId);
    if (under?.since === forgotten) return under.actor;
    const started: Loading = { since: forgotten, actor: load(sessionId, now) };
    loading.set(sessionId, started);
    const end = () => {
      if (loading.get(sessionId) === started) loading.delete(sessionId);
    };
    started.actor.then(end, end);
    return started.actor;
  };
  return {
    async find(sessionId) {
      const now = clock.now().getTime();
      const hit = known.get(sessionId);
      if (!hit || hit.until <= now) return read(sessionId, now);
      // Whoever works on finds the next answer there when this one ends; a reading that fails is tried again then.
      if (hit.until - now <= renewMs) read(sessionId, now).catch(() => undefined);
      return hit.actor;
    },
    forget,
    onForget: (listener) => void listeners.push(listener),
  };
}
