import { brand, clientHeader, hubPath } from '@pausenplatz/kernel-contract';
import type { HubStatus } from './hub.ts';
import type { ClientSession } from './session.ts';

/** The part of SignalR's connection that the hub client uses. */
export interface HubConnection {
  readonly state: HubStatus;
  readonly connectionId: string | null;
  start(): Promise<void>;
  stop(): Promise<void>;
  invoke(method: string, ...values: unknown[]): Promise<unknown>;
  on(name: string, listener: (payload: unknown) => void): void;
  onclose(listener: () => void): void;
  onreconnecting(listener: () => void): void;
  onreconnected(listener: () => void): void;
}

/** Specification section 9: retry delays, server timeout and keep-alive in milliseconds, buffer in bytes. */
const hubTimes = { retryDelaysMs: [0, 2000, 10_000, 30_000], serverTimeoutMs: 30_000, keepAliveMs: 15_000, bufferBytes: 100_000 };

/** Builds a connection that is not started yet. SignalR's code loads here, so that signed-out visitors never fetch it. */
export async function buildHubConnection(serverAddress: string, session: ClientSession): Promise<HubConnection> {
  const { HubConnectionBuilder, LogLevel } = await import('@microsoft/signalr');
  const builder = new HubConnectionBuilder()
    .withUrl(serverAddress + hubPath, {
      headers: { [clientHeader]: brand.webVersion },
      // With a token too: behind a load balancer, the cookie of the balancer keeps a connection at its server.
      withCredentials: session.mode !== 'none',
      ...(session.mode === 'bearer' && { accessTokenFactory: () => session.token() ?? '' }),
    })
    .withAutomaticReconnect(hubTimes.retryDelaysMs)
    .withServerTimeout(hubTimes.serverTimeoutMs)
    .withKeepAliveInterval(hubTimes.keepAliveMs)
    .configureLogging(LogLevel.None);
  // Whoever is nobody reads again after a break: a place kept for them would count against all others behind their address.
  if (session.mode !== 'none') builder.withStatefulReconnect({ bufferSize: hubTimes.bufferBytes });
  return builder.build();
}
