import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { HubPlace } from '../http/hub-path.ts';
import { checkPath, findPlace } from '../http/hub-path.ts';
import { notFound, refuse, refuseUpgrade } from '../http/respond.ts';

interface HubHandlers {
  handleRequest(req: IncomingMessage, res: ServerResponse, at: { readonly path: string }): Promise<void>;
  handleUpgrade(req: IncomingMessage, socket: Duplex, head: Buffer, at: { readonly path: string }): Promise<void>;
}

/** The part of a Node server that is used. */
export type UpgradeServer = Pick<Server, 'on' | 'rawListeners' | 'listenerCount' | 'removeAllListeners'>;

/** The hubs of one server by their paths. There is one listener for all of them, so that none takes or refuses what is another's. */
class Mounts {
  readonly #hubs = new Map<string, HubHandlers>();

  set(path: string, hub: HubHandlers): void {
    checkPath(path);
    this.#hubs.set(path, hub);
  }

  /** The hub that is to answer: of several whose path fits, the one with the longest. */
  find(url: string): { readonly path: string; readonly hub: HubHandlers; readonly place: HubPlace } | null {
    let found: ReturnType<Mounts['find']> = null;
    for (const [path, hub] of this.#hubs) {
      const place = findPlace(url, path);
      if (place !== null && path.length > (found?.path.length ?? 0)) found = { path, hub, place };
    }
    return found;
  }
}

const requestMounts = new WeakMap<object, Mounts>();
const upgradeMounts = new WeakMap<object, Mounts>();

/** Serves a hub under `path`, in front of the listeners that the server has now. */
export function attachRequests(server: Server, hub: HubHandlers, path: string): void {
  const known = requestMounts.get(server);
  const mounts = known ?? new Mounts();
  mounts.set(path, hub);
  if (known !== undefined) return;
  requestMounts.set(server, mounts);
  const others = server.rawListeners('request');
  server.removeAllListeners('request');
  server.on('request', (req: IncomingMessage, res: ServerResponse) => {
    const found = mounts.find(req.url ?? '/');
    if (found !== null) void found.hub.handleRequest(req, res, found);
    else if (others.length > 0) for (const listener of others) Reflect.apply(listener, server, [req, res]);
    else refuse(res, notFound);
  });
}

/**
 * Takes the upgrades of `path` and no others. Those that no hub wants go to the application's listeners;
 * what none of them has answered after `patienceMs` is refused, and at once where there are none.
 */
export function attachUpgrades(server: UpgradeServer, hub: HubHandlers, at: { readonly path: string; readonly patienceMs: number }): void {
  const known = upgradeMounts.get(server);
  const mounts = known ?? new Mounts();
  mounts.set(at.path, hub);
  if (known !== undefined) return;
  upgradeMounts.set(server, mounts);
  const others = server.rawListeners('upgrade');
  server.removeAllListeners('upgrade');
  server.on('upgrade', (req: IncomingMessage, socket: Duplex, head: Buffer) => {
    const found = mounts.find(req.url ?? '/');
    if (found?.place === 'hub') {
      void found.hub.handleUpgrade(req, socket, head, found);
      return;
    }
    if (others.length === 0 && server.listenerCount('upgrade') === 1) {
      refuseUpgrade(socket, notFound);
      return;
    }
    refuseUnanswered(socket, at.patienceMs);
    for (const listener of others) Reflect.apply(listener, server, [req, socket, head]);
  });
}

function refuseUnanswered(socket: Duplex, patienceMs: number): void {
  // Nobody may have taken it, and a reset of a socket without a listener would end the process.
  socket.on('error', () => undefined);
  if (!Number.isFinite(patienceMs)) return;
  // The socket may have carried answers to earlier requests.
  const before = countWritten(socket);
  const timer = setTimeout(() => {
    if (!socket.destroyed && countWritten(socket) === before) refuseUpgrade(socket, notFound);
  }, patienceMs);
  timer.unref();
  socket.once('close', () => clearTimeout(timer));
}

function countWritten(socket: Duplex): number {
  return 'bytesWritten' in socket && typeof socket.bytesWritten === 'number' ? socket.bytesWritten : 0;
}
