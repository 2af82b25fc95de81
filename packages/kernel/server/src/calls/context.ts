import { ownTables } from '../database/own-tables.ts';
import type { CookieSerializeOptions } from '@fastify/cookie';
import type { Kysely } from 'kysely';
import type { Actor, UserActor } from '../actor.ts';
import { refuse } from '../refusal.ts';
import type { Claim } from './claim.ts';
import type { Services } from '../services.ts';
import { transact, type Transact } from './transact.ts';

/** What a handler may know about the request that carries its call. */
interface RequestFacts {
  readonly id: string;
  readonly ip: string;
  readonly header: (name: string) => string | null;
  readonly cookie: (name: string) => string | null;
  /** The caller's own hub connection, left out of fan-outs. */
  readonly hubConnectionId: string | null;
}

export interface AnswerFacts {
  setCookie(name: string, value: string, options: CookieSerializeOptions): void;
  /** Is aborted when whoever asked has gone: for work that would go on for nobody. */
  untilGone(): AbortSignal;
}

/** One call of one actor: services, narrowed database, and the request's facts. */
export interface CallContext<Tables> extends Omit<Services, 'db'> {
  readonly actor: Actor;
  readonly db: Kysely<Tables>;
  readonly request: RequestFacts;
  readonly answer: AnswerFacts;
  /** Runs a transaction; hub messages and mails of it leave only when it is committed. */
  readonly transact: Transact<Tables>;
}

/** The signed-in person of this call; refuses where nobody is. */
export function personOf(context: { readonly actor: Actor }): UserActor {
  return context.actor.kind === 'user' ? context.actor : refuse('NOT_SIGNED_IN');
}

export function contextFor<Tables>(
  services: Services,
  actor: Actor,
  request: RequestFacts,
  answer: AnswerFacts,
  claim: Claim | null = null,
): CallContext<Tables> {
  // The feature's own view on the one database: its tables and the foundation's, nothing else compiles.
  const db = ownTables<Tables>(services.db);
  const writer = { actorId: actor.kind === 'user' ? actor.userId : null, connection: request.hubConnectionId, claim };
  return { ...services, actor, db, request, answer, transact: transact(services, db, writer) };
}

/** The services behind a call, for the steps of other features: they look at the one database through their own tables. */
export function servicesOf<Tables>(context: CallContext<Tables>): Services {
  return { ...context, db: context.db as unknown as Services['db'] };
}
