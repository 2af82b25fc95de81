import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const statuses: Readonly<Record<string, number>> = { '/lesen': 200, '/umgezogen': 404, '/roboter': 403 };

interface OutsideWebsite {
  readonly port: number;
  stop(): void;
}

/** A website somewhere on the internet: a page that is there, one that is gone, and one that sends robots away. */
export async function startOutsideWebsite(): Promise<OutsideWebsite> {
  const server = createServer((request, response) => void response.writeHead(statuses[request.url ?? ''] ?? 404).end());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    // A server that listens on a port has one.
    port: (server.address() as AddressInfo).port,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
