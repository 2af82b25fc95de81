import type { IncomingHttpHeaders } from 'node:http';
import { request } from 'node:https';
import { text } from 'node:stream/consumers';

interface Asked {
  /** Which of the stack's websites is meant. */
  readonly host: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

interface Answered {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

/** Posts to a website of the stack without a browser, which alone finds it by its name. */
export function askEdge({ host, path, headers = {}, body = '' }: Asked): Promise<Answered> {
  const port = Number(process.env['E2E_EDGE_PORT']);
  const options = { host: '127.0.0.1', port, path, method: 'POST', headers: { ...headers, host }, rejectUnauthorized: false };
  return new Promise((resolve, reject) => {
    request(options, (answer) => {
      text(answer).then((said) => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text: said }), reject);
    })
      .on('error', reject)
      .end(body);
  });
}
