import { WebSocket } from 'ws';
import { serveAsks } from './channel.ts';
import { nowMicros } from './payload.ts';

// The same bare `ws` client for all three servers, so that only the servers differ. It speaks just enough of each protocol.
type Kind = 'hub' | 'ws' | 'socket.io';

interface Talk {
  readonly path: string;
  /** What to say after the socket is open, and the answer that ends the handshake. */
  readonly hello: string | null;
  readonly welcome: ((text: string) => boolean) | null;
  readonly echo: (id: number) => string;
  /** How many echoes a frame answers. */
  readonly countEchoes: (text: string) => number;
}

const word = 'Guten Morgen zusammen';
const marker = '"at":';
const countOf = (text: string, part: string) => {
  let count = 0;
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + part.length)) count++;
  return count;
};

const talks: Readonly<Record<Kind, Talk>> = {
  hub: {
    path: '/hub',
    hello: '{"protocol":"json","version":1}\u001e',
    welcome: (text) => text.startsWith('{}'),
    echo: (id) => `{"type":1,"invocationId":"${id}","target":"Echo","arguments":["${word}"]}\u001e`,
    countEchoes: (text) => countOf(text, '\u001e'),
  },
  ws: {
    path: '/',
    hello: null,
    welcome: null,
    echo: (id) => `{"type":1,"invocationId":"${id}","target":"Echo","arguments":["${word}"]}\u001e`,
    countEchoes: () => 1,
  },
  'socket.io': {
    path: '/socket.io/?EIO=4&transport=websocket',
    hello: '40',
    welcome: (text) => text.startsWith('40'),
    echo: (id) => `42${id}["Echo","${word}"]`,
    countEchoes: (text) => (text.startsWith('43') ? 1 : 0),
  },
};

interface Crowd {
  readonly talk: Talk;
  readonly sockets: WebSocket[];
  latencies: number[];
  received: number;
  expected: number;
  done: () => void;
  onEcho: ((socket: WebSocket, count: number) => void) | null;
}

const crowds = new Map<string, Crowd>();

function take(crowd: Crowd, socket: WebSocket, text: string): void {
  if (text === '2') {
    socket.send('3');
    return;
  }
  if (crowd.onEcho !== null) {
    crowd.onEcho(socket, crowd.talk.countEchoes(text));
    return;
  }
  const now = nowMicros();
  for (let at = text.indexOf(marker); at >= 0; at = text.indexOf(marker, at + 1)) {
    crowd.latencies.push(now - Number.parseInt(text.slice(at + marker.length, at + marker.length + 16), 10));
    if (++crowd.received === crowd.expected) crowd.done();
  }
}

async function connect(crowd: Crowd, port: number): Promise<void> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}${crowd.talk.path}`, { perMessageDeflate: false });
  crowd.sockets.push(socket);
  await new Promise<void>((resolve, reject) => {
    let isWelcome = crowd.talk.welcome === null;
    socket.on('error', reject);
    socket.on('open', () => {
      if (isWelcome) resolve();
      else if (crowd.talk.hello !== null) socket.send(crowd.talk.hello);
    });
    socket.on('message', (data: Buffer) => {
      const text = data.toString();
      if (isWelcome) take(crowd, socket, text);
      else if (crowd.talk.welcome?.(text) === true) {
        isWelcome = true;
        resolve();
      }
    });
  });
}

async function connectAll(kind: Kind, port: number, count: number): Promise<number> {
  const crowd: Crowd = { talk: talks[kind], sockets: [], latencies: [], received: 0, expected: 0, done: () => {}, onEcho: null };
  crowds.set(kind, crowd);
  const started = performance.now();
  const atOnce = 50;
  for (let done = 0; done < count; done += atOnce) {
    await Promise.all(Array.from({ length: Math.min(atOnce, count - done) }, () => connect(crowd, port)));
  }
  return performance.now() - started;
}

function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

async function echo(crowd: Crowd, ms: number, connections: number, inFlight: number): Promise<number> {
  let count = 0;
  let id = 0;
  let isOver = false;
  let open = 0;
  await new Promise<void>((resolve) => {
    crowd.onEcho = (socket, answers) => {
      count += answers;
      open -= answers;
      if (isOver) {
        if (open <= 0) resolve();
        return;
      }
      for (let index = 0; index < answers; index++) {
        socket.send(crowd.talk.echo(id++));
        open++;
      }
    };
    for (const socket of crowd.sockets.slice(0, connections)) {
      for (let index = 0; index < inFlight / connections; index++) {
        socket.send(crowd.talk.echo(id++));
        open++;
      }
    }
    setTimeout(() => {
      isOver = true;
    }, ms);
  });
  crowd.onEcho = null;
  return count;
}

serveAsks(async (ask) => {
  const kind = String(ask['kind']);
  if (ask.op === 'connect') return { ms: await connectAll(kind as Kind, Number(ask['port']), Number(ask['count'])) };
  const crowd = crowds.get(kind);
  if (crowd === undefined) throw new Error(`Nobody is connected to ${kind}.`);
  switch (ask.op) {
    case 'expect':
      crowd.latencies = [];
      crowd.received = 0;
      crowd.expected = Number(ask['deliveries']);
      return {};
    case 'await': {
      if (crowd.received < crowd.expected) await new Promise<void>((resolve) => (crowd.done = resolve));
      const sorted = crowd.latencies.sort((a, b) => a - b);
      return { p50: percentile(sorted, 0.5), p99: percentile(sorted, 0.99), received: crowd.received };
    }
    case 'echo':
      return { count: await echo(crowd, Number(ask['ms']), Number(ask['connections']), Number(ask['inFlight'])) };
    case 'leave':
      for (const socket of crowd.sockets) socket.terminate();
      crowds.delete(kind);
      return {};
    default:
      throw new Error(`Unknown: ${ask.op}`);
  }
});
