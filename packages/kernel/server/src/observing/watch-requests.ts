import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Observer } from './observer.ts';

const codes = new WeakMap<FastifyRequest, string>();

/** Remembers with which code a request was refused. */
export const noteRefusal = (request: FastifyRequest, code: string): void => void codes.set(request, code);

/** Tells the observer of every answer, under the route's own words. */
export function watchRequests(app: FastifyInstance, observer: Observer): void {
  app.addHook('onResponse', (request, reply, done) => {
    observer.request({
      id: request.id,
      method: request.method,
      route: request.routeOptions.url ?? 'screen',
      status: reply.statusCode,
      code: codes.get(request) ?? null,
      ms: reply.elapsedTime,
    });
    done();
  });
}
