import { Agent, createServer, request, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';

/**
 * The plainest proxy there is: each request and each WebSocket goes to the next process, whoever asks. What works behind it works behind
 * any other. For proofs on the own machine; it has neither TLS nor limits.
 */
export async function startPlainProxy(targets: readonly string[], port = 0): Promise<{ readonly address: string; stop(): Promise<void> }> {
  const ports = targets.map((target) => Number(new URL(target).port));
  const agent = new Agent({ keepAlive: true });
  let turn = 0;
  const next = () => ports[turn++ % ports.length] ?? 0;
  const headersOf = (incoming: IncomingMessage) => ({
    ...incoming.headers,
    'x-forwarded-for': incoming.socket.remoteAddress,
    'x-forwarded-proto': 'http',
  });
  const server = createServer((incoming, outgoing) => {
    const { method, url: path } = incoming;
    const onward = request({ host: '127.0.0.1', port: next(), method, path, headers: headersOf(incoming), agent }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    onward.on('error', () => (outgoing.headersSent ? outgoing.destroy() : outgoing.writeHead(502).end()));
    incoming.pipe(onward);
  });
  server.on('upgrade', (incoming, socket, head) => {
    const onward = connect(next(), '127.0.0.1', () => {
      const lines = Object.entries(headersOf(incoming)).flatMap(([name, value]) => [value ?? []].flat().map((one) => `${name}: ${one}`));
      onward.write(`${incoming.method} ${incoming.url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
      onward.write(head);
      onward.pipe(socket).pipe(onward);
    });
    for (const [one, other] of [[socket, onward] as const, [onward, socket] as const]) {
      one.on('error', () => other.destroy());
      one.on('close', () => other.destroy());
    }
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const bound = server.address();
  return {
    address: `http://127.0.0.1:${typeof bound === 'object' && bound ? bound.port : port}`,
    async stop() {
      agent.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
