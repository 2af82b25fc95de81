import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

interface RawAnswer {
  /** null when the server ended the connection without an answer. */
  readonly status: number | null;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

/** A request as no browser would send it: any header, and a body that may be longer than it claims or have no length at all. */
export function rawRequest(
  url: string,
  options: {
    readonly method: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly body?: Iterable<Buffer>;
    /** As it stands on the line of the request, whatever an URL would make of it. */
    readonly path?: string;
  },
): Promise<RawAnswer> {
  return new Promise((resolve) => {
    const sent = request(url, {
      method: options.method,
      headers: options.headers,
      agent: false,
      ...(options.path !== undefined && { path: options.path }),
    });
    const end = (answer: RawAnswer) => {
      sent.destroy();
      resolve(answer);
    };
    sent.on('response', ({ statusCode = null, headers }) => end({ status: statusCode, headers }));
    sent.on('upgrade', ({ statusCode = null, headers }, socket) => {
      socket.destroy();
      end({ status: statusCode, headers });
    });
    sent.on('error', () => end({ status: null, headers: {} }));
    void (async () => {
      for (const chunk of options.body ?? []) {
        if (sent.destroyed) return;
        if (!sent.write(chunk)) await pause(1);
      }
      sent.end();
    })();
  });
}
