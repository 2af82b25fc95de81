import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { closeAtTheEnd } from './open.ts';

export interface PassingProxy {
  /** The same database by way of the proxy. */
  readonly url: string;
  /** Connections that were asked for so far. */
  readonly asked: () => number;
  /** From now on nobody gets through, and who was through is cut off, as when the database is stopped. */
  goAway(): void;
  comeBack(): void;
}

/** Stands between a server and its database, which can so be away without being stopped. */
export async function passingProxy(databaseUrl: string): Promise<PassingProxy> {
  const behind = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let isAway = false;
  let asked = 0;
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
    return socket;
  };
  const server = createServer((socket) => {
    asked += 1;
    keep(socket);
    if (isAway) return void socket.destroy();
    const onward = keep(connect(Number(behind.port), behind.hostname));
    socket.pipe(onward).pipe(socket);
    socket.on('close', () => onward.destroy());
    onward.on('close', () => socket.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closeAtTheEnd(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  // A server that listens on a port has one.
  const { port } = server.address() as AddressInfo;
  return {
    url: Object.assign(new URL(databaseUrl), { host: `127.0.0.1:${port}` }).href,
    asked: () => asked,
    goAway() {
      isAway = true;
      for (const socket of sockets) socket.destroy();
    },
    comeBack() {
      isAway = false;
    },
  };
}
