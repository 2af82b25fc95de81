import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { configuredPlace, PlaceFault, type PlaceFaultReason } from './configured-place.ts';

let server: Server;
let address = '';
let left = 0;
let asked: string[] = [];
const answers: Readonly<Record<string, (response: ServerResponse) => void>> = {
  '/v1/fine': (response) => response.end('fine'),
  '/v1/moved': (response) => response.writeHead(302, { location: '/v1/fine' }).end(),
  '/v1/big': (response) => response.end(Buffer.alloc(200_000)),
  '/v1/silent': () => undefined,
  '/v1/stalls': (response) => void response.write('a'),
  '/v1/cut': (response) => {
    response.write('a');
    setImmediate(() => response.destroy());
  },
};
beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.once('close', () => void (left += response.writableFinished ? 0 : 1));
    (answers[request.url ?? ''] ?? ((missing) => missing.writeHead(404).end()))(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

async function read(path: string, more: object = {}): Promise<string> {
  const { pieces } = await configuredPlace(address).ask({ path, method: 'GET', ...more });
  const read: Uint8Array[] = [];
  for await (const piece of pieces) read.push(piece);
  return Buffer.concat(read).toString();
}
const reasonOf = (work: Promise<unknown>): Promise<PlaceFaultReason | 'answered'> =>
  work.then(
    () => 'answered' as const,
    (error: unknown) => {
      if (error instanceof PlaceFault) return error.reason;
      throw error;
    },
  );

describe('a place that the operator named', () => {
  it('may stand inside, and answers below its path', async () => {
    expect(await read('/fine')).toBe('fine');
    expect(asked.at(-1)).toBe('/v1/fine');
  });

  it('leads nowhere else', async () => {
    const { status } = await configuredPlace(address).ask({ path: '/moved', method: 'GET' });
    expect(status).toBe(302);
  });

  it.each(['169.254.169.254', 'fe80::1', '0.0.0.0'])('is never what clouds answer their machines by: %s', async (inside) => {
    const place = configuredPlace('http://models.example/v1', async () => ['10.0.0.7', inside]);
    expect(await reasonOf(place.ask({ path: '/fine' }))).toBe('address');
  });

  it.each([
    ['/big', { maxBytes: 100_000 }, 'tooLarge'],
    ['/silent', { silenceMs: 100 }, 'timeOut'],
    ['/stalls', { silenceMs: 100 }, 'timeOut'],
    ['/stalls', { wholeMs: 200 }, 'timeOut'],
    ['/cut', {}, 'unreachable'],
  ] as const)('%s with %o is %s', async (path, more, reason) => expect(await reasonOf(read(path, more))).toBe(reason));

  it('is unreachable where nobody listens', async () => {
    expect(await reasonOf(configuredPlace('http://127.0.0.1:1/v1').ask({ path: '/fine' }))).toBe('unreachable');
  });

  it('hears that whoever asked has gone, before an answer and in the middle of one', async () => {
    for (const path of ['/silent', '/stalls']) {
      const before = left;
      const gone = new AbortController();
      const reading = read(path, { signal: gone.signal });
      await expect.poll(() => asked.at(-1)).toBe(`/v1${path}`);
      gone.abort('gone');
      await expect(reading).rejects.toBe('gone');
      await expect.poll(() => left).toBe(before + 1);
    }
  });
});
