import { buildHubConnection, type HubConnection } from './hub-connection.ts';
import type { HubClient, HubStatus } from './hub.ts';
import { topicGateway } from './hub-topic-gateway.ts';
import { type Listeners, listeners } from './hub-topics.ts';
import { type ClientSession, singleFlight } from './session.ts';

interface HubSettings {
  /** '' on the own origin, or the server's address. */
  readonly serverAddress: string;
  readonly session: ClientSession;
  /** Makes the connection; SignalR's unless a test brings its own. */
  readonly build?: () => Promise<HubConnection>;
  /** Where failures go that users never see (specification section 8). */
  readonly log?: (message: string, cause: unknown) => void;
  readonly wait?: (delayMs: number) => Promise<void>;
  /** Random number from 0 to below 1. */
  readonly random?: () => number;
}

/** Specification section 9. */
const pollMs = 200;
/** Spreads the return of a whole school after a restart. */
const jitterMs = 5000;
/** Pauses between failed starts, so that a server that is down is not asked five times a second. */
const startPausesMs = [0, 2000, 10_000, 30_000];

const pause = (delayMs: number) => new Promise<void>((resolve) => setTimeout(resolve, delayMs));

/** The hub connection of a host, with the specification's start loop and connect-on-close around SignalR. */
export function createHubClient(settings: HubSettings): HubClient {
  const { session, wait = pause, random = Math.random } = settings;
  // oxlint-disable-next-line no-console -- the specification wants exactly this line in the log and nothing on the screen.
  const log = settings.log ?? ((message, cause) => console.warn(message, cause));
  const build = settings.build ?? (() => buildHubConnection(settings.serverAddress, session));
  const statuses = listeners<HubStatus>();
  const resyncs = listeners<void>();
  const messages = new Map<string, Listeners<unknown>>();
  const topics = topicGateway(() => connection, log);
  let connection: HubConnection | null = null;
  const wish = { connected: false };
  let wasConnected = false;
  let shown: HubStatus = 'Disconnected';

  const status = (): HubStatus => connection?.state ?? 'Disconnected';
  const tellStatus = () => {
    if (status() === shown) return;
    shown = status();
    statuses.tell(shown);
  };
  const isConnected = () => connection?.state === 'Connected';

  const connected = async () => {
    tellStatus();
    await topics.subscribeAll();
    if (wasConnected) resyncs.tell();
    wasConnected = true;
  };

  const prepare = async (): Promise<HubConnection> => {
    const made = await build();
    for (const [name, own] of messages) made.on(name, (payload) => own.tell(payload));
    made.on('Resync', () => void topics.subscribeAll().then(() => resyncs.tell()));
    made.onreconnecting(tellStatus);
    made.onreconnected(() => void connected());
    made.onclose(() => {
      tellStatus();
      if (wish.connected) void wait(random() * jitterMs).then(() => (wish.connected ? connect() : undefined));
    });
    return made;
  };

  const tryStart = async (made: HubConnection): Promise<boolean> => {
    try {
      const started = made.start();
      tellStatus();
      await started;
      return true;
    } catch (cause) {
      log('Failed to connect with hub', cause);
      tellStatus();
      // A renewal that could not be judged is tried again with the next start.
      const isOver = isUnauthorized(cause) && session.mode !== 'none' && !(await session.renew().catch(() => true));
      if (isOver) wish.connected = false;
      return false;
    }
  };

  const run = singleFlight(async () => {
    connection ??= await prepare();
    let failures = 0;
    while (wish.connected && !isConnected()) {
      if (connection.state === 'Disconnected') {
        if (await tryStart(connection)) await connected();
        else {
          failures += 1;
          await wait(startPausesMs[Math.min(failures, startPausesMs.length - 1)] ?? 0);
        }
      }
      if (!isConnected() && wish.connected) await wait(pollMs);
    }
    // Signed out while the start was under way.
    if (!wish.connected && isConnected()) await connection.stop();
  });

  const connect = async (): Promise<void> => {
    wish.connected = true;
    await (isConnected() ? topics.settled() : run());
  };

  return {
    status,
    connectionId: () => connection?.connectionId ?? null,
    connect,
    async disconnect() {
      wish.connected = false;
      wasConnected = false;
      await connection?.stop();
      tellStatus();
    },
    subscribe: topics.subscribe,
    on(message, listener) {
      return listenersOf(messages, message.name, () => connection).add((payload) => {
        // What the contract does not know is dropped: an older client must survive a newer server.
        const parsed = message.payload.safeParse(payload);
        if (parsed.success) listener(parsed.data as Parameters<typeof listener>[0]);
      });
    },
    onNamed: (name, listener) => listenersOf(messages, name, () => connection).add(() => listener()),
    onResync: (listener) => resyncs.add(listener),
    onStatus: (listener) => statuses.add(listener),
  };
}

function listenersOf(messages: Map<string, Listeners<unknown>>, name: string, connection: () => HubConnection | null): Listeners<unknown> {
  const known = messages.get(name);
  if (known) return known;
  const own = listeners<unknown>();
  messages.set(name, own);
  connection()?.on(name, (payload) => own.tell(payload));
  return own;
}

function isUnauthorized(cause: unknown): boolean {
  return typeof cause === 'object' && cause !== null && 'statusCode' in cause && cause.statusCode === 401;
}
