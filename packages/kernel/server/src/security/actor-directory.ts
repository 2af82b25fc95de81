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
const keepAtMost = 10_000;

export const actorSignal = 'actor_changed';

export function createActorDirectory(source: ActorSource, clock: Clock, signals: Signals): ActorDirectory {
  const known = new Map<string, { readonly actor: UserActor | null; readonly until: number }>();
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
  return {
    async find(sessionId) {
      const now = clock.now().getTime();
      const hit = known.get(sessionId);
      if (hit && hit.until > now) return hit.actor;
      const before = forgotten;
      // Nobody is behind any wall yet: this is how it becomes known behind which one.
      const actor = await asSystem(() => source.load(sessionId));
      if (known.size >= keepAtMost) known.clear();
      // What was read while somebody's rights changed may be old already.
      if (forgotten === before) known.set(sessionId, { actor, until: now + keepMs });
      return actor;
    },
    forget,
    onForget: (listener) => void listeners.push(listener),
  };
}
