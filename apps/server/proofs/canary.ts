import { createServer as createWebServer, type RequestListener, type Server as WebServer } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { networkInterfaces } from 'node:os';
import { insideAddresses } from './inside-addresses.data.ts';

export interface Canary {
  readonly port: number;
  /** Connections that arrived since the start: none may. */
  connections(): number;
  stop(): void;
}

// macOS has no second address of its own in 127.0.0.0/8.
const labAddress = process.platform === 'darwin' ? '::1' : '127.0.0.2';

/** Listens on every address of this machine, and counts who knocks. */
export async function startCanary(): Promise<Canary> {
  let connections = 0;
  const server = createServer((socket) => {
    // What is sent to the lab's address was let out to a place that counts as public.
    if (!socket.localAddress?.endsWith(labAddress)) connections += 1;
    socket.destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, () => resolve()));
  return { port: portOf(server.address()), connections: () => connections, stop: () => void server.close() };
}

/** The corpus for this canary, with the addresses that this very machine has in its networks. */
export function corpusFor(canary: Canary): readonly string[] {
  const own = Object.values(networkInterfaces())
    .flatMap((cards) => cards ?? [])
    .filter(({ address }) => !address.includes('%') && !address.startsWith('fe80'))
    .map(({ address, family }) => (family === 'IPv6' ? `http://[${address}]:PORT/own` : `http://${address}:PORT/own`));
  return [...insideAddresses, ...own].map((address) => address.replaceAll('PORT', String(canary.port)));
}

export interface Lab {
  readonly address: string;
  readonly port: number;
  stop(): void;
}

/** A web server that stands for the public internet, on an address of its own beside 127.0.0.1. */
export async function startLab(answer: RequestListener): Promise<Lab> {
  const server: WebServer = createWebServer(answer);
  await new Promise<void>((resolve) => server.listen(0, labAddress, () => resolve()));
  return {
    address: labAddress,
    port: portOf(server.address()),
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}

function portOf(address: AddressInfo | string | null): number {
  return typeof address === 'object' ? (address?.port ?? 0) : 0;
}
