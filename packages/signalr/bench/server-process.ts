import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Duplex } from 'node:stream';
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import { Server as SocketIoServer } from 'socket.io';
import { WebSocket, WebSocketServer } from 'ws';
import { createHubServer, defineHub } from '../src/index.ts';
import { serveAsks } from './channel.ts';
import { makePayload } from './payload.ts';

interface BenchHub {
  methods: { Echo(text: string): string };
  events: { ChatMessageAdded(payload: object): void };
}

const http = createServer();

function startHub(): () => void {
  const hub = createHubServer({
    hub: defineHub<BenchHub>({ methods: { Echo: (_context, text) => text } }),
    authenticate: () => null,
    limits: {
      anonymousPerAddress: Infinity,
      connectionsPerAddress: Infinity,
      unhandshaken: Infinity,
      messagesPerSecond: Infinity,
      messageBurst: Infinity,
    },
  });
  hub.attach(http, { path: '/hub' });
  return () => hub.all.send('ChatMessageAdded', makePayload());
}

// The limit for one frame per message: the frame is built once, and the bytes go straight to the socket of every open client.
function startWs(): () => void {
  const server = new WebSocketServer({ server: http, perMessageDeflate: false });
  const sockets = new Map<WebSocket, Duplex>();
  server.on('connection', (client, request) => {
    sockets.set(client, request.socket);
    client.on('close', () => sockets.delete(client));
    client.on('message', (data, isBinary) => client.send(data, { binary: isBinary }));
  });
  return () => {
    const text = Buffer.from(JSON.stringify({ type: 1, target: 'ChatMessageAdded', arguments: [makePayload()] }));
    const header = Buffer.from([0x81, 126, text.length >> 8, text.length & 0xff]);
    const frame = Buffer.concat([header, text]);
    for (const [client, socket] of sockets) if (client.readyState === WebSocket.OPEN) socket.write(frame);
  };
}

function startSocketIo(): () => void {
  const io = new SocketIoServer(http, { transports: ['websocket'], perMessageDeflate: false, serveClient: false });
  io.on('connection', (socket) => {
    socket.on('Echo', (text: string, answer: (text: string) => void) => answer(text));
  });
  return () => void io.emit('ChatMessageAdded', makePayload());
}

const starters: Readonly<Record<string, () => () => void>> = { hub: startHub, ws: startWs, 'socket.io': startSocketIo };
const start = starters[process.argv[2] ?? ''];
if (start === undefined) throw new Error('Which server?');
const broadcast = start();
http.listen(0, '127.0.0.1');
await once(http, 'listening');
const address = http.address();
const port = typeof address === 'object' && address !== null ? address.port : 0;

serveAsks(async (ask) => {
  switch (ask.op) {
    case 'port':
      return { port };
    case 'cpu': {
      const { user, system } = process.cpuUsage();
      return { micros: user + system };
    }
    case 'memory':
      for (let round = 0; round < 3; round++) {
        global.gc?.();
        await wait(100);
      }
      return { rss: process.memoryUsage().rss };
    case 'broadcast':
      for (let turn = 0; turn < Number(ask['turns']); turn++) {
        for (let message = 0; message < Number(ask['perTurn']); message++) broadcast();
        if (Number(ask['gapMs']) > 0) await wait(Number(ask['gapMs']));
        else await nextTurn();
      }
      return {};
    default:
      throw new Error(`Unknown: ${ask.op}`);
  }
});
