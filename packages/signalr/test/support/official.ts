import type { HubConnection } from '@microsoft/signalr';
import { HttpTransportType, HubConnectionBuilder, LogLevel } from '@microsoft/signalr';
import { MessagePackHubProtocol } from '@microsoft/signalr-protocol-msgpack';

export type ProtocolName = 'json' | 'messagepack';
export type TransportName = 'WebSockets' | 'ServerSentEvents' | 'LongPolling';

/** Every way in which the official client can talk; server-sent events carry text only. */
export const ways: readonly { readonly transport: TransportName; readonly protocol: ProtocolName }[] = [
  { transport: 'WebSockets', protocol: 'json' },
  { transport: 'WebSockets', protocol: 'messagepack' },
  { transport: 'ServerSentEvents', protocol: 'json' },
  { transport: 'LongPolling', protocol: 'json' },
  { transport: 'LongPolling', protocol: 'messagepack' },
];

interface ClientOptions {
  readonly transport?: TransportName;
  readonly protocol?: ProtocolName;
  readonly stateful?: boolean;
  readonly reconnect?: readonly number[];
  readonly token?: () => string;
  readonly skipNegotiation?: boolean;
}

/** The unmodified official client, not yet started. */
export function makeClient(url: string, options: ClientOptions = {}): HubConnection {
  const builder = new HubConnectionBuilder().configureLogging(LogLevel.None).withUrl(url, {
    ...(options.transport === undefined ? {} : { transport: HttpTransportType[options.transport] }),
    ...(options.token === undefined ? {} : { accessTokenFactory: options.token }),
    ...(options.skipNegotiation === undefined ? {} : { skipNegotiation: options.skipNegotiation }),
  });
  if (options.protocol === 'messagepack') builder.withHubProtocol(new MessagePackHubProtocol());
  if (options.stateful === true) builder.withStatefulReconnect();
  if (options.reconnect !== undefined) builder.withAutomaticReconnect([...options.reconnect]);
  return builder.build();
}

/** All items of a stream, or its error. */
export function collect<T>(client: HubConnection, method: string, ...args: unknown[]): Promise<T[]> {
  return new Promise((resolve, reject) => {
    const items: T[] = [];
    client.stream<T>(method, ...args).subscribe({ next: (item) => items.push(item), complete: () => resolve(items), error: reject });
  });
}
