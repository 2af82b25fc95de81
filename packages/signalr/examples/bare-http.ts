// A chat room on Node's own HTTP server: `node examples/bare-http.ts`, then connect any SignalR client to http://127.0.0.1:5000/chat
import { createServer } from 'node:http';
import { createHubServer, defineHub, HubException } from '@pausenplatz/signalr';

// The one declaration: what clients may call, and what they are sent.
interface ChatHub {
  methods: {
    Join(room: string): void;
    Say(room: string, text: string): void;
    CountDown(from: number): AsyncIterable<number>;
    Upload(name: string, chunks: AsyncIterable<Uint8Array>): { name: string; bytes: number };
  };
  events: {
    Said(message: { room: string; from: string; text: string }): void;
    Typing(message: { room: string; from: string }): void;
  };
}

const nameOf = (user: { id: string } | null) => user?.id ?? 'somebody';

const hub = defineHub<ChatHub>({
  methods: {
    Join: (context, room) => context.groups.add(`room:${room}`),
    Say: {
      // Clients may send anything: a parser proves the arguments before the method sees them.
      parse(args) {
        const [room, text] = args;
        if (typeof room !== 'string' || typeof text !== 'string') throw new Error('Say takes two texts.');
        return [room, text];
      },
      run(context, room, text) {
        if (text.trim() === '') throw new HubException('Say something.');
        context.clients.group(`room:${room}`).send('Said', { room, from: nameOf(context.user), text });
      },
    },
    CountDown: {
      stream: true,
      async *run(context, from) {
        for (let left = from; left >= 0 && !context.signal.aborted; left--) {
          yield left;
          await new Promise((resolve) => setTimeout(resolve, 1_000));
        }
      },
    },
    Upload: {
      uploads: 1,
      async run(_context, name, chunks) {
        let bytes = 0;
        for await (const chunk of chunks) bytes += chunk.length;
        return { name, bytes };
      },
    },
  },
});

const hubServer = createHubServer({
  hub,
  // A real server looks the token up; null would be an anonymous connection, a Response refuses.
  authenticate: (request) => (request.accessToken === null ? new Response('Who are you?', { status: 401 }) : { id: request.accessToken }),
  hooks: { log: (entry) => process.stdout.write(`${JSON.stringify(entry)}\n`) },
});

const http = createServer((_req, res) => res.end('The hub is at /chat.'));
hubServer.attach(http, { path: '/chat' });
http.listen(5_000, '127.0.0.1');

process.once('SIGTERM', () => {
  http.close();
  void hubServer.close().then(() => http.closeAllConnections());
});
