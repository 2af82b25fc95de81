import { Server, Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** What a process is answering, so that it can end when everybody has their answer. */
export interface RunningRequests {
  watch(app: FastifyInstance): void;
  /**
   * Takes no new connection, ends those over which nobody asks anything, and waits for the running answers, at most for so long.
   * Answers how many are not done.
   */
  finish(app: FastifyInstance, withinMs: number): Promise<number>;
}

export function runningRequests(): RunningRequests {
  /** Requests that are being answered, by their connection. */
  const connections = new Map<Socket, number>();
  let isFinishing = false;
  let tellDone: () => void = () => undefined;
  const running = () => [...connections.values()].reduce((sum, count) => sum + count, 0);
  // What the system still has to deliver goes out before the end.
  const endIdle = () => connections.forEach((count, socket) => count === 0 && socket.end());
  const begin = (socket: Socket) => {
    // What asks from within the process has no connection.
    if (!(socket instanceof Socket)) return;
    if (!connections.has(socket)) socket.once('close', () => connections.delete(socket));
    connections.set(socket, (connections.get(socket) ?? 0) + 1);
  };
  const end = (socket: Socket) => {
    const count = connections.get(socket);
    if (count !== undefined) connections.set(socket, count - 1);
    if (!isFinishing) return;
    endIdle();
    if (running() === 0) tellDone();
  };
  return {
    watch(app) {
      app.addHook('onRequest', (request, reply, done) => {
        const { socket } = request.raw;
        begin(socket);
        reply.raw.once('close', () => end(socket));
        if (isFinishing) void reply.header('connection', 'close');
        done();
      });
    },
    async finish({ server }, withinMs) {
      isFinishing = true;
      // The end of an HTTP server itself would also cut answers that are on their way to a slow reader.
      if (server.listening) Server.prototype.close.call(server);
      endIdle();
      if (running() === 0) return 0;
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, withinMs);
        tellDone = () => {
          clearTimeout(timer);
          resolve();
        };
      });
      return running();
    },
  };
}
