import { once } from 'node:events';
import type { Server } from 'node:http';
import { createServer } from 'node:http';
import type { HubContext, HubLogEntry, HubServer, HubServerOptions } from '../../src/index.ts';
import { createHubServer, defineHub, HubException } from '../../src/index.ts';

export interface TestUser {
  readonly id: string;
  readonly sessionId?: string;
  readonly expiresAt?: number;
}

export interface TestHub {
  user: TestUser;
  items: { note: string };
  methods: {
    Echo(value: unknown): unknown;
    Add(a: number, b: number): number;
    Nothing(): void;
    Later(ms: number, value: string): string;
    Fail(text: string): never;
    Refuse(text: string): never;
    Count(to: number): AsyncIterable<number>;
    Endless(): AsyncIterable<number>;
    Broken(): AsyncIterable<number>;
    Sum(start: number, items: AsyncIterable<number>): number;
    Slowly(items: AsyncIterable<number>): number;
    Join(group: string): void;
    Leave(group: string): void;
    Say(group: string, text: string): void;
    SayOthers(text: string): void;
    UntilAborted(): string;
    /** Returns at once and goes on listening to its signal. */
    Watch(): void;
    Checked(input: { name: string }): string;
    Secret(): string;
    Headers(): Readonly<Record<string, string>>;
    Remember(note: string): string;
    AskMe(): string;
    Start(name: string): string;
    /** How large the memory is that the argument lies in. */
    Around(bytes: Uint8Array): number;
    Facts(): {
      transport: string;
      protocol: string;
      remoteAddress: string;
      userAgent: string | null;
      headers: Readonly<Record<string, string>>;
    };
  };
  events: {
    Said(text: string): void;
    Number(value: number): void;
    Two(a: number, b: string): void;
    Question(): string;
    Resync(payload: object): void;
  };
}

/** What the methods of the test hub leave behind, for tests to look at. */
export interface Notes {
  readonly started: string[];
  aborted: number;
  uploaded: number;
  uploadError: string | null;
  readonly connected: string[];
  readonly disconnected: (string | null)[];
}

type Context = HubContext<TestHub>;

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

export function makeNotes(): Notes {
  return { started: [], aborted: 0, uploaded: 0, uploadError: null, connected: [], disconnected: [] };
}

export function makeHub(notes: Notes, connected?: (context: Context) => void | Promise<void>) {
  const untilAborted = (context: Context) =>
    new Promise<void>((resolve) => {
      context.signal.addEventListener('abort', () => {
        notes.aborted++;
        resolve();
      });
    });
  return defineHub<TestHub>({
    methods: {
      Echo: (_context, value) => value,
      Add: (_context, a, b) => a + b,
      Nothing: () => {},
      async Later(_context, ms, value) {
        notes.started.push(value);
        await sleep(ms);
        return value;
      },
      Fail: (_context, text) => {
        throw new Error(text);
      },
      Refuse: (_context, text) => {
        throw new HubException(text);
      },
      Count: {
        stream: true,
        async *run(_context, to) {
          for (let index = 0; index < to; index++) yield index;
        },
      },
      Endless: {
        stream: true,
        async *run(context) {
          notes.started.push('Endless');
          void untilAborted(context);
          for (let index = 0; ; index++) {
            yield index;
            await sleep(1);
          }
        },
      },
      Broken: {
        stream: true,
        async *run() {
          yield 1;
          throw new HubException('half way');
        },
      },
      Sum: {
        uploads: 1,
        async run(_context, start, items) {
          let sum = start;
          try {
            for await (const item of items) {
              sum += item;
              notes.uploaded++;
            }
          } catch (error) {
            notes.uploadError = error instanceof Error ? error.message : 'unknown';
            throw error;
          }
          return sum;
        },
      },
      Slowly: {
        uploads: 1,
        async run(_context, items) {
          let count = 0;
          for await (const _ of items) {
            count++;
            notes.uploaded = count;
            await sleep(20);
          }
          return count;
        },
      },
      Join: (context, group) => context.groups.add(group),
      Leave: (context, group) => context.groups.remove(group),
      Say: (context, group, text) => context.clients.othersInGroup(group).send('Said', text),
      SayOthers: (context, text) => context.clients.others.send('Said', text),
      async UntilAborted(context) {
        notes.started.push('UntilAborted');
        await untilAborted(context);
        return 'aborted';
      },
      Watch(context) {
        void untilAborted(context);
        notes.started.push('Watch');
      },
      Checked: {
        parse(args) {
          const [input] = args;
          if (typeof input !== 'object' || input === null || !('name' in input) || typeof input.name !== 'string')
            throw new Error('no name');
          return [{ name: input.name }];
        },
        run: (_context, { name }) => `checked ${name}`,
      },
      Secret: { authorize: (context) => context.user?.id === 'head', run: () => 'secret' },
      Headers: (context) => context.headers,
      Remember(context, note) {
        const before = context.items.note ?? 'nothing';
        context.items.note = note;
        return before;
      },
      AskMe: (context) => context.clients.caller.invoke('Question', []),
      Start(_context, name) {
        notes.started.push(name);
        return name;
      },
      Around: (_context, bytes) => bytes.buffer.byteLength,
      Facts({ transport, protocol, request }) {
        const { remoteAddress, userAgent, headers } = request;
        return { transport, protocol, remoteAddress, userAgent, headers };
      },
    },
    async connected(context) {
      notes.connected.push(context.connectionId);
      await connected?.(context);
    },
    disconnected(_context, error) {
      notes.disconnected.push(error?.message ?? null);
    },
  });
}

export interface RunningHub {
  readonly server: HubServer<TestHub>;
  readonly http: Server;
  readonly port: number;
  readonly url: string;
  readonly notes: Notes;
  readonly log: HubLogEntry[];
  stop(): Promise<void>;
}

type Options = Partial<Omit<HubServerOptions<TestHub>, 'hub'>> & {
  readonly connected?: (context: Context) => void | Promise<void>;
  readonly port?: number;
};

/** A hub on a free loopback port. Without options everybody is the user `u1`. */
export async function startHub(options: Options = {}): Promise<RunningHub> {
  const notes = makeNotes();
  const log: HubLogEntry[] = [];
  const { connected, port: wanted, ...rest } = options;
  const server = createHubServer<TestHub>({
    authenticate: () => ({ id: 'u1' }),
    ...rest,
    // Clients that never answer must not hold up the end of a test.
    limits: { closeTimeoutMs: 300, ...rest.limits },
    hub: makeHub(notes, connected),
    hooks: { log: (entry) => log.push(entry), ...rest.hooks },
  });
  const http = createServer((_req, res) => res.end('another page'));
  server.attach(http, { path: '/hub' });
  http.listen(wanted ?? 0, '127.0.0.1');
  await once(http, 'listening');
  const address = http.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    server,
    http,
    port,
    url: `http://127.0.0.1:${port}/hub`,
    notes,
    log,
    async stop() {
      await server.close();
      http.closeAllConnections();
      if (http.listening) await new Promise((resolve) => http.close(resolve));
    },
  };
}

/** Waits until something is true; fails loudly when it does not become so. */
export async function until(isTrue: () => boolean, what: string, ms = 5_000): Promise<void> {
  const end = Date.now() + ms;
  while (!isTrue()) {
    if (Date.now() > end) throw new Error(`Not within ${ms} ms: ${what}`);
    await sleep(5);
  }
}
