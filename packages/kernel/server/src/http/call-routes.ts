import { type AnyCall, defaultBodyLimitBytes, hubConnectionHeader } from '@pausenplatz/kernel-contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Actor } from '../actor.ts';
import { type AnswerFacts, contextFor } from '../calls/context.ts';
import type { Claim } from '../calls/claim.ts';
import type { Handler } from '../calls/feature.ts';
import { Refusal, refuse } from '../refusal.ts';
import type { Services } from '../services.ts';
import { asSystem, behindWall, wallOf } from '../security/wall.ts';
import { actorOf } from './authenticate.ts';
import { isUndeclared } from './call-refusals.ts';
import { isForeignSite, tellOtherOrigin } from './foreign-site.ts';
import { once } from './idempotency.ts';
import { readInput } from './read-input.ts';
import { pseudonym } from './log.ts';
import { answerInItems, untilGone } from './stream-call.ts';

/** Everybody may call this often; far above what a school does, far below what hurts. */
const perActor = { name: 'calls', points: 600, perSeconds: 60, perProcess: true } as const;
const perAddress = { name: 'calls-anonymous', points: 6_000, perSeconds: 60, perProcess: true } as const;

/** In the log where a call refuses with a code that its contract does not name. */
export const undeclaredRefusal = 'a refusal that the call does not declare';

/** Who answers calls, and which origins' scripts are ours. */
export interface Answering {
  readonly services: Services;
  readonly origins: () => readonly string[];
}

/** Makes the routes below /api from the handlers of all features. */
export function registerCalls(app: FastifyInstance, answering: Answering, handlers: readonly Handler[]): void {
  for (const handler of handlers) {
    const { call } = handler;
    app.route({
      method: call.method,
      url: `/api/${call.path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
      bodyLimit: call.bodyLimitBytes ?? defaultBodyLimitBytes,
      handler: (request, reply) => answerCall(answering, handler, request, reply),
    });
  }
}

/** Answers a call by a request, which brings its input too where none is given; refuses by throwing. */
export async function answerCall(
  { services, origins }: Answering,
  handler: Handler,
  request: FastifyRequest,
  reply: FastifyReply,
  given?: unknown,
): Promise<unknown> {
  const { call } = handler;
  const startedAt = performance.now();
  if (isForeignSite(call, request, origins())) {
    tellOtherOrigin(services.log, request, origins());
    refuse('FOREIGN_SITE');
  }
  const actor = await actorOf(services, request);
  await limit(services, call, actor, request.ip);
  admit(call, actor);
  const input = given === undefined ? readInput(call, request) : call.input.parse(given);
  if (call.streamed) {
    const tell = (error: unknown) => tellUndeclared(services, call, error);
    return answerInItems(
      { call, log: services.log, request, reply, tell },
      await itemsOf({ services, handler, actor, request, reply }, input),
    );
  }
  const raw = await once(services, call, actor, request, (claim) => runHandler({ services, handler, actor, request, reply, claim }, input));
  // What the contract does not name does not leave.
  const output = call.output.parse(raw);
  if (call.personal !== false) void reply.header('cache-control', 'no-store');
  if (call.answers !== undefined) void reply.status(call.answers);
  if (services.log.isLevelEnabled('debug')) {
    const person = actor.kind === 'user' ? pseudonym(actor.userId, services.clock.now()) : undefined;
    services.log.debug({ call: call.id, requestId: request.id, person, ms: Math.round(performance.now() - startedAt) }, 'call');
  }
  return output;
}

/** A call on its way to its handler. */
interface RunningCall {
  readonly services: Services;
  readonly handler: Handler;
  readonly actor: Actor;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly claim: Claim | null;
}

/** The items of a streamed call; its handler is a generator, which begins to work once somebody asks for the first. */
const itemsOf = async (running: Omit<RunningCall, 'claim'>, input: unknown): Promise<AsyncGenerator<unknown, void>> =>
  // `handleStream` takes nothing else for a streamed call.
  (await runHandler({ ...running, claim: null }, input)) as AsyncGenerator<unknown, void>;

async function runHandler({ services, handler, actor, request, reply, claim }: RunningCall, input: unknown): Promise<unknown> {
  const { call } = handler;
  const answering: AnswerFacts = {
    setCookie: (name, value, options) => void reply.setCookie(name, value, options),
    untilGone: () => untilGone(reply),
  };
  const context = contextFor(services, actor, factsOf(request), answering, claim);
  const run = async () => handler.run(context as never, input as never);
  return (handler.asSystem ? asSystem(run) : run()).catch((error: unknown) => {
    tellUndeclared(services, call, error);
    throw error;
  });
}

function tellUndeclared({ log }: Services, call: AnyCall, error: unknown): void {
  if (error instanceof Refusal && isUndeclared(call, error.body.code))
    log.warn({ call: call.id, code: error.body.code }, undeclaredRefusal);
}

/**
 * Answers a reading call inside the server, for a page that brings its answers along: exactly as its route would answer the same person,
 * with the same limits and refusals and behind the same wall.
 */
export async function answerInside(running: Omit<RunningCall, 'claim'>, input: unknown): Promise<unknown> {
  const { services, actor, request, handler } = running;
  const { call } = handler;
  if (call.mutates) throw new Error(`${call.id} changes something; a page may only read`);
  await limit(services, call, actor, request.ip);
  admit(call, actor);
  const raw = await behindWall(wallOf(actor), () => runHandler({ ...running, claim: null }, call.input.parse(input)));
  return call.output.parse(raw);
}

/** The access policy of the call; what it touches is the handler's question. */
function admit(call: AnyCall, actor: Actor): void {
  const { access } = call;
  if (access.kind === 'anyone') {
    if (actor.kind === 'user' && actor.initialPassword && !call.allowedWithInitialPassword) refuse('INITIAL_PASSWORD');
    return;
  }
  if (actor.kind !== 'user') return refuse('NOT_SIGNED_IN');
  if (access.kind === 'anySession') return;
  if (actor.initialPassword) refuse('INITIAL_PASSWORD');
  if (access.kind === 'roles' && !access.roles.some((role) => actor.roles.includes(role))) refuse('FORBIDDEN');
}

async function limit(services: Services, call: AnyCall, actor: Actor, ip: string): Promise<void> {
  // One pupil who floods the server must not keep the whole school behind the same address from signing in.
  if (call.limitsItself && actor.kind !== 'user') return;
  const seconds =
    actor.kind === 'user' ? await services.rateLimiter.take(perActor, actor.userId) : await services.rateLimiter.take(perAddress, ip);
  if (seconds > 0) refuse('TOO_MANY_REQUESTS', { details: { seconds } });
}

function factsOf(request: FastifyRequest) {
  const header = (name: string): string | null => {
    const value = request.headers[name];
    return typeof value === 'string' ? value : null;
  };
  return {
    id: request.id,
    ip: request.ip,
    header,
    cookie: (name: string) => request.cookies[name] ?? null,
    hubConnectionId: header(hubConnectionHeader)?.slice(0, 64) ?? null,
  };
}
