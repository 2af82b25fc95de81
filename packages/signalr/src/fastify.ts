import type { IncomingMessage, ServerResponse } from 'node:http';
import { checkPath } from './http/hub-path.ts';
import type { UpgradeServer } from './server/attach.ts';

/** The part of a Fastify instance that is used; any version with `hijack` and `preClose` fits (4.12 and later). */
export interface FastifyLike {
  readonly server: UpgradeServer;
  /** What stands before every route of a plugin. */
  readonly prefix?: string;
  route(options: {
    method: string[];
    url: string;
    logLevel: 'silent';
    onRequest: (
      request: { readonly raw: IncomingMessage },
      reply: { readonly raw: ServerResponse; hijack(): unknown },
      done: () => void,
    ) => void;
    handler: () => void;
  }): unknown;
  addHook(name: 'preClose', hook: (done: () => void) => void): unknown;
}

interface AttachableHub {
  handleRequest(req: IncomingMessage, res: ServerResponse, at: { readonly path: string }): Promise<void>;
  attachUpgrades(server: UpgradeServer, at: { readonly path: string }): void;
  close(): Promise<void>;
}

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/**
 * Serves a hub under `path` on a Fastify server and closes it with the server.
 * The hub takes its requests before Fastify reads their bodies; Fastify's own log is silent for them, because their URLs hold tokens (A2).
 */
export function attachToFastify(app: FastifyLike, hub: AttachableHub, options: { readonly path: string }): void {
  checkPath(options.path);
  const at = { path: `${app.prefix ?? ''}${options.path}` };
  for (const url of [options.path, `${options.path}/*`]) {
    app.route({
      method: methods,
      url,
      logLevel: 'silent',
      onRequest(request, reply) {
        reply.hijack();
        void hub.handleRequest(request.raw, reply.raw, at);
      },
      handler: () => undefined,
    });
  }
  hub.attachUpgrades(app.server, at);
  // Before the server stops listening, or it would wait for the hub's sockets for ever.
  app.addHook('preClose', (done) => void hub.close().finally(done));
}
