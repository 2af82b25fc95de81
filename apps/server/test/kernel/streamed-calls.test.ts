import { seedWorld, type World } from '@pausenplatz/account/testing';
import {
  clientHeader,
  brand,
  defineStreamedCall,
  kernelRefusals,
  signedIn,
  signedInActors,
  type StreamLine,
} from '@pausenplatz/kernel-contract';
import { handlersFor, personOf, Refusal } from '@pausenplatz/kernel-server';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import { beforeAll, describe, expect, it } from 'vitest';
import { type TestServer, testServer } from '../../testing/test-server.ts';

/** A call that tells a tale in items, and can be made to fail at every point. */
const tell = defineStreamedCall({
  summary: 'Tells something in items.',
  method: 'POST',
  path: 'example/tell',
  access: signedIn,
  actors: signedInActors(200),
  mutates: true,
  input: z.strictObject({ how: z.enum(['whole', 'never', 'broken', 'fault', 'endless', 'waiting', 'asked']) }),
  item: z.object({ word: z.string() }),
});

const seen = { made: 0, ended: 0, aborted: 0 };
const { handleStream } = handlersFor<object>();
const tellHandler = handleStream(tell, async function* words(context, { how }) {
  const gone = context.answer.untilGone();
  gone.addEventListener('abort', () => void (seen.aborted += 1));
  try {
    if (how === 'never') throw new Refusal(kernelRefusals, 'NOT_FOUND');
    yield { word: 'one', secret: 'never told' };
    if (how === 'broken') throw new Refusal(kernelRefusals, 'NOT_AVAILABLE');
    if (how === 'fault') throw new Error('in the middle');
    if (how === 'waiting') await new Promise<void>((resolve) => gone.addEventListener('abort', () => resolve()));
    if (how === 'asked') {
      const { rows } = await sql<{
        count: number;
      }>`select count(*)::int as count from user_account where id = ${personOf(context).userId}`.execute(context.db);
      yield { word: String(rows[0]?.count) };
    }
    if (how === 'endless')
      for (;;) {
        seen.made += 1;
        yield { word: 'x'.repeat(10_000) };
      }
    yield { word: 'two' };
  } finally {
    seen.ended += 1;
  }
});

let test: TestServer;
let world: World;
let lea = '';
beforeAll(async () => {
  test = await testServer({}, null, { features: [{ name: 'example', migrations: [], handlers: [tellHandler] }] });
  world = await seedWorld(test.server.services);
  lea = (await world.tokenOf('teacherOfClass')) ?? '';
});

type How = z.output<typeof tell.input>['how'];
const lines = async (how: How) => {
  const { status, body } = await test.call(lea, tell, { how });
  return { status, body: body as unknown as StreamLine[] };
};
/** The answer while it still comes. */
const open = (how: How, signal: AbortSignal) =>
  test.fetch('/api/example/tell', {
    method: 'POST',
    headers: {
      authorization: `Bearer ${lea}`,
      'content-type': 'application/json',
      [clientHeader]: brand.webVersion,
      'sec-fetch-site': 'same-origin',
    },
    body: JSON.stringify({ how }),
    signal,
  });

describe('a call that answers in items', () => {
  it('tells each, nothing that its contract does not name, and that all have come', async () => {
    expect(await lines('whole')).toEqual({ status: 200, body: [{ item: { word: 'one' } }, { item: { word: 'two' } }, { end: true }] });
  });

  it('refuses before the first item like any other', async () => {
    expect(await test.call(lea, tell, { how: 'never' })).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    expect(await test.call(null, tell, { how: 'whole' })).toMatchObject({ status: 401, body: { code: 'NOT_SIGNED_IN' } });
  });

  it.each([
    ['broken', 'NOT_AVAILABLE'],
    ['fault', 'SERVER_FAULT'],
  ] as const)('says in its last line why no more comes: %s', async (how, code) => {
    const { status, body } = await lines(how);
    expect([status, body.length]).toEqual([200, 2]);
    expect(body[1]).toMatchObject({ refused: { code } });
  });

  it('goes on as whoever asked, behind their wall', async () => {
    expect((await lines('asked')).body[1]).toEqual({ item: { word: '1' } });
  });

  it('ends its work when whoever asked has gone', async () => {
    const ended = seen.ended;
    const aborted = seen.aborted;
    const gone = new AbortController();
    const answer = await open('waiting', gone.signal);
    await answer.body?.getReader().read();
    gone.abort();
    await expect.poll(() => [seen.aborted, seen.ended]).toEqual([aborted + 1, ended + 1]);
  });

  it('makes no more than is read', async () => {
    const gone = new AbortController();
    const answer = await open('endless', gone.signal);
    await answer.body?.getReader().read();
    let before = -1;
    // It has come to rest once two looks find the same.
    await expect
      .poll(
        () => {
          const still = seen.made === before;
          before = seen.made;
          return still;
        },
        { interval: 200, timeout: 20_000 },
      )
      .toBe(true);
    expect(seen.made).toBeLessThan(3_000);
    gone.abort();
  });
});
