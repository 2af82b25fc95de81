import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { readPath } from '../http/hub-request.ts';
import { refuseUpgrade } from '../http/respond.ts';

interface Handlers {
  handleRequest(req: IncomingMessage, res: ServerResponse): Promise<void>;
  handleUpgrade(req: IncomingMessage, socket: Duplex, head: Buffer): Promise<void>;
}

/** Whether a request is for the hub at `path`: the hub itself or one of its sub-paths. */
export function isHubPath(url: string | undefined, path: string): boolean {
  const asked = readPath(url ?? '/');
  return asked === path || asked.startsWith(`${path}/`);
}

/** Puts a hub in front of a server's own listeners. */
export function attachToServer(server: Server, handlers: Handlers, path: string): void {
  if (!path.startsWith('/') || path.endsWith('/')) throw new Error(`A hub path starts with a slash and does not end with one: '${path}'.`);
  const others = server.listeners('request');
  server.removeAllListeners('request');
  server.on('request', (req: IncomingMessage, res: ServerResponse) => {
    if (isHubPath(req.url, path)) void handlers.handleRequest(req, res);
    else if (others.length > 0) for (const listener of others) Reflect.apply(listener, server, [req, res]);
    else res.writeHead(404).end();
  });
  attachUpgrade(server, handlers, path);
}

/** Takes the upgrades of `path`; others are left to other listeners, or refused when there are none. */
export function attachUpgrade(server: Pick<Server, 'on' | 'listenerCount'>, handlers: Pick<Handlers, 'handleUpgrade'>, path: string): void {
  server.on('upgrade', (req: IncomingMessage, socket: Duplex, head: Buffer) => {
    if (isHubPath(req.url, path)) void handlers.handleUpgrade(req, socket, head);
    else if (server.listenerCount('upgrade') === 1) refuseUpgrade(socket, { status: 404, text: 'Not found' });
  });
}
