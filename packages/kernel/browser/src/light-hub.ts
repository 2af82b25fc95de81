import { brand, clientHeader, hubPath } from '@pausenplatz/kernel-contract';

/** The part of SignalR's connection that is needed to listen. */
export interface LightConnection {
  start(): Promise<void>;
  invoke(method: string, ...values: unknown[]): Promise<unknown>;
  on(name: string, listener: () => void): void;
  onreconnected(listener: () => void): void;
  onclose(listener: () => void): void;
}

export interface LightHub {
  /** Calls the listener after each such message, and after each gap in which one may have been missed. */
  listen(topic: string, message: string, listener: () => void): () => void;
}

/** Pauses between starts (specification section 9); the last one is repeated, so that a server that is down is asked rarely. */
const pausesMs = [0, 2000, 10_000, 30_000] as const;

const pause = (delayMs: number) => new Promise<void>((resolve) => setTimeout(resolve, delayMs));

async function build(): Promise<LightConnection> {
  const { HubConnectionBuilder, LogLevel } = await import('@microsoft/signalr');
  return new HubConnectionBuilder()
    .withUrl(hubPath, { headers: { [clientHeader]: brand.webVersion }, withCredentials: false })
    .withAutomaticReconnect([...pausesMs])
    .configureLogging(LogLevel.None)
    .build();
}

/** Listens to topics without a session: for frames on foreign websites, which carry neither query cache nor host. */
export function createLightHub(options: { readonly build?: () => Promise<LightConnection>; readonly wait?: typeof pause } = {}): LightHub {
  const { wait = pause } = options;
  const topics: string[] = [];
  const listeners = new Set<{ readonly message: string; readonly tell: () => void }>();
  const heard = new Set<string>();
  let connection: Promise<LightConnection> | null = null;

  const tellAll = () => listeners.forEach(({ tell }) => tell());
  const hear = (made: LightConnection, message: string) => {
    if (heard.has(message)) return;
    heard.add(message);
    made.on(message, () => listeners.forEach((one) => one.message === message && one.tell()));
  };
  const subscribe = (made: LightConnection) => made.invoke('Subscribe', { topics }).catch(() => undefined);
  const start = async (made: LightConnection) => {
    for (let failures = 0; ; failures += 1) {
      try {
        await made.start();
        return;
      } catch {
        await wait(pausesMs[Math.min(failures + 1, pausesMs.length - 1)] ?? 0);
      }
    }
  };
  const again = (made: LightConnection) => void subscribe(made).then(tellAll);
  const connect = async () => {
    const made = await (options.build ?? build)();
    made.on('Resync', () => again(made));
    made.onreconnected(() => again(made));
    made.onclose(() => void start(made).then(() => again(made)));
    await start(made);
    return made;
  };

  return {
    listen(topic, message, tell) {
      const own = { message, tell };
      listeners.add(own);
      if (!topics.includes(topic)) topics.push(topic);
      connection ??= connect();
      void connection.then((made) => {
        hear(made, message);
        // What changed between the reading and now was told to nobody here.
        return subscribe(made).then(() => listeners.has(own) && tell());
      });
      return () => listeners.delete(own);
    },
  };
}
