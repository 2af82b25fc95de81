import {
  anonymous,
  answerInside,
  asSystem,
  type Handler,
  ownTables,
  type RateRule,
  refuse as refuseAny,
  type Services,
} from '@pausenplatz/kernel-server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from './advent.ts';
import { framingOf } from './framing.ts';
import { openDoorHandler, showHandler } from './handlers/show.ts';
import type { AdventTables } from './tables.ts';

const perAddress: RateRule = { name: 'advent-websites', points: 1_200, perSeconds: 60, perProcess: true };

/**
 * `/embed/advent/{id}` and `/embed/advent/{id}/{number}`: the same as the calls, for the script that draws a calendar on another website
 * (`/embed/v1-inline.js`). Whoever asks is nobody, also with a session; only websites that may frame the calendar may read it. Which of both is
 * missing is told to every website, as `/einbetten/pruefen` does.
 */
export function registerWebsiteReads(app: FastifyInstance, services: Services): void {
  const read = (handler: Handler) => async (request: FastifyRequest<{ Params: { id: string; number?: string } }>, reply: FastifyReply) => {
    void reply.header('access-control-allow-origin', '*').header('cache-control', 'no-store').header('x-robots-tag', 'noindex');
    const seconds = await services.rateLimiter.take(perAddress, request.ip);
    if (seconds > 0) return refuseAny('TOO_MANY_REQUESTS', { details: { seconds } });
    const { id, number } = request.params;
    const input = { id, ...(number !== undefined && { number: Number(number) }) };
    if (!handler.call.input.safeParse(input).success) return refuse('ADVENT_NOT_FOUND');
    const origins = await asSystem(() => framingOf(services, ownTables<AdventTables>(services.db), id));
    if (origins === null) return refuse('ADVENT_NOT_FOUND');
    const { origin } = request.headers;
    // Without one it is no website that asks: somebody opened the address of what is public anyway.
    if (origin !== undefined && ![services.origin(), ...origins].includes(origin)) return refuse('ADVENT_WEBSITE');
    return answerInside({ services, handler, actor: anonymous, request, reply }, input);
  };
  app.get('/embed/advent/:id', read(showHandler));
  app.get('/embed/advent/:id/:number', read(openDoorHandler));
}
