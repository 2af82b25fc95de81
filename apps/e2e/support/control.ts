import { request } from 'node:https';
import { controlHost } from '../stack/addresses.ts';

/** `kill` ends the server at once, without any goodbye, and starts it again; `second-version` brings a newer worker. */
export function control(what: 'kill' | 'second-version'): Promise<void> {
  return new Promise((resolve, reject) => {
    const port = Number(process.env['E2E_EDGE_PORT']);
    const options = {
      host: '127.0.0.1',
      port,
      path: `/${what}`,
      method: 'POST',
      headers: { host: controlHost },
      rejectUnauthorized: false,
    };
    request(options, (answer) => {
      answer.resume();
      answer.on('end', resolve);
    })
      .on('error', reject)
      .end();
  });
}
