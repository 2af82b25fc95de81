import { createHash, X509Certificate } from 'node:crypto';
import { request as httpRequest } from 'node:http';
import { createServer } from 'node:https';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { generate } from 'selfsigned';

export type HostHandler = (request: IncomingMessage, response: ServerResponse) => void;

export interface EdgeSettings {
  /** Host names that are the product itself, where its server listens, and what answers instead of it (true: has answered). */
  readonly app: {
    readonly hosts: readonly string[];
    readonly target: () => string;
    readonly intercept?: (request: IncomingMessage, response: ServerResponse) => boolean;
    /** Changes the headers of what the product answers. */
    readonly answers?: (headers: OutgoingHttpHeaders) => OutgoingHttpHeaders;
  };
  /** Other websites by host name. */
  readonly sites: Readonly<Record<string, HostHandler>>;
  /** Any free one unless said. */
  readonly port?: number;
}

interface Edge {
  readonly port: number;
  /** By this fingerprint a browser can trust the certificate; what comes by way of an error, it keeps in no cache. */
  readonly keyFingerprint: string;
  /** In PEM, for who wants to trust it. */
  readonly certificate: string;
  /** Every host name that was asked for. */
  readonly asked: ReadonlySet<string>;
  stop(): Promise<void>;
}

/** One https server that is several websites at once; browsers are sent to it by host-resolver rules. */
export async function startEdge({ app, sites, port = 0 }: EdgeSettings): Promise<Edge> {
  const names = [...app.hosts, ...Object.keys(sites)];
  const isAddress = (name: string) => /^[\d.]+$/.test(name);
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'lab' }], {
    extensions: [
      {
        name: 'subjectAltName',
        altNames: names.map((name) => (isAddress(name) ? { type: 7 as const, ip: name } : { type: 2 as const, value: name })),
      },
    ],
  });
  const publicKey = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' });
  const asked = new Set<string>();
  const hostOf = (request: IncomingMessage) => (request.headers.host ?? '').replace(/:\d+$/, '');
  const server = createServer({ key, cert }, (request, response) => {
    const host = hostOf(request);
    asked.add(host);
    const site = sites[host];
    if (site) site(request, response);
    else if (app.hosts.includes(host) && app.intercept?.(request, response)) return;
    else if (app.hosts.includes(host)) forward(app.target(), request, response, app.answers);
    else response.writeHead(421).end();
  });
  server.on('upgrade', (request: IncomingMessage, socket: Socket, head: Buffer) => {
    if (app.hosts.includes(hostOf(request))) forwardUpgrade(app.target(), request, socket, head);
    else socket.destroy();
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    // A listening TCP server always has an address of this shape.
    port: (server.address() as AddressInfo).port,
    keyFingerprint: createHash('sha256').update(publicKey).digest('base64'),
    certificate: cert,
    asked,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function forward(
  target: string,
  request: IncomingMessage,
  response: ServerResponse,
  changed: EdgeSettings['app']['answers'] = (headers) => headers,
): void {
  const { hostname, port } = new URL(target);
  const onward = httpRequest({ hostname, port, path: request.url, method: request.method, headers: request.headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, changed(answer.headers));
    answer.pipe(response);
  });
  onward.on('error', () => response.headersSent || response.writeHead(502).end());
  response.on('close', () => onward.destroy());
  request.pipe(onward);
}

function forwardUpgrade(target: string, request: IncomingMessage, socket: Socket, head: Buffer): void {
  const { hostname, port } = new URL(target);
  const onward = connect(Number(port), hostname, () => {
    const headers = request.rawHeaders.reduce((text, value, index) => text + (index % 2 === 0 ? `${value}: ` : `${value}\r\n`), '');
    onward.write(`${request.method} ${request.url} HTTP/1.1\r\n${headers}\r\n`);
    onward.write(head);
    socket.pipe(onward).pipe(socket);
  });
  for (const end of [socket, onward]) {
    end.on('error', () => {
      socket.destroy();
      onward.destroy();
    });
  }
}
