import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { seedWorld, type World } from '@pausenplatz/account/testing';
import { type TestServer, testServer } from '@pausenplatz/app-server/testing';
import type { ActorName, InputOf, StreamLine } from '@pausenplatz/kernel-contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { aiLimits, type AnswerItem, askChat, getAi, getChat, getWallet, listAlerts, seeAlert } from '../contract/index.ts';
import { aiTablesOf, someCredit, walletWith } from '../testing/index.ts';
import { aiOperatorLines } from './operator-lines.ts';
import { startPractice } from './practice/practice-server.ts';
import { sweepChats, sweepHeld } from './wallet/sweep.ts';

const words = (response: ServerResponse, ...texts: readonly string[]) => {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  for (const content of texts) response.write(`data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`);
};
const no = (status: number, body: string) => (response: ServerResponse) => void response.writeHead(status).end(body);
const open: ServerResponse[] = [];

/** What a question asks of the provider of these tests, instead of an answer. */
const tricks: Readonly<Record<string, (response: ServerResponse) => void>> = {
  '!down': no(503, 'busy elsewhere'),
  '!busy': no(429, '{}'),
  '!key': no(401, '{"error":{"message":"Incorrect API key"}}'),
  '!filter': no(400, '{"error":{"code":"content_filter"}}'),
  '!long': no(400, '{"error":{"code":"context_length_exceeded"}}'),
  '!html': (response) => void response.end('<html>Not an answer</html>'),
  '!hostile': (response) => {
    words(response, 'a');
    response.end(`data: ${'[{"choices":'.repeat(200)}\n\n`);
  },
  '!cut': (response) => {
    words(response, 'Ein halber');
    setImmediate(() => response.destroy());
  },
  '!lateFilter': (response) => {
    words(response, 'Ein Anfang');
    response.end('data: {"choices":[{"delta":{},"finish_reason":"content_filter"}]}\n\n');
  },
  '!errorLate': (response) => {
    words(response, 'Ein Anfang');
    response.end('data: {"error":{"message":"overloaded"}}\n\n');
  },
  '!waits': (response) => {
    words(response, 'Eins ', 'zwei ');
    open.push(response);
  },
  '!harm': (response) => {
    words(response, 'Hier: how to kill', ' myself', ' geheim');
    response.end('data: [DONE]\n\n');
  },
};

let test: TestServer;
const outbox = (): string[] => {
  const folder = join(test.server.services.config.dataDir, 'outbox');
  return existsSync(folder) ? readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8')) : [];
};
let world: World;
let left = 0;
let arrived: string[] = [];
let stop = () => undefined as unknown;
beforeAll(async () => {
  const { url, server } = await startPractice({
    pauseMs: 0,
    tricks,
    watch: { asked: (messages) => void arrived.push(JSON.stringify(messages)), left: () => void (left += 1) },
  });
  server.on('request', (_request, response: ServerResponse) =>
    response.once('close', () => void (left += response.writableFinished ? 0 : 1)),
  );
  stop = () => {
    server.closeAllConnections();
    return server.close();
  };
  test = await testServer({ AI_CHAT_URL: url, AI_CHAT_KEY: 'geheim', AI_TEST_CREDIT: '0.5', AI_DAILY_CAP: '1000' });
  world = await seedWorld(test.server.services);
});
afterAll(() => stop());

const db = () => aiTablesOf(world);
const tables = ['ai_ledger', 'ai_reservation', 'ai_wallet', 'ai_chat', 'ai_school', 'ai_alert', 'ai_day'] as const;
beforeEach(async () => {
  for (const table of tables) await db().deleteFrom(table).execute();
  arrived = [];
});

type Asked = InputOf<typeof askChat>;
const anAsking = (more: Partial<Asked> = {}): Asked => ({
  requestId: crypto.randomUUID(),
  chatId: null,
  service: 'chat',
  model: 'gpt-4o',
  options: {},
  text: 'Was frisst der Igel?',
  ...more,
});
async function ask(who: ActorName, more: Partial<Asked> = {}) {
  const { status, body } = await test.call(await world.tokenOf(who), askChat, anAsking(more));
  if (status !== 200)
    return { status, code: body.code, lines: [] as StreamLine<AnswerItem>[], items: [] as AnswerItem[], details: body.details };
  const lines = body as unknown as StreamLine<AnswerItem>[];
  return { status, code: null, lines, items: lines.flatMap((line) => ('item' in line ? [line.item] : [])), details: undefined };
}
const textOf = (items: readonly AnswerItem[]) => items.map((item) => (item.kind === 'text' ? item.text : '')).join('');
const costOf = (items: readonly AnswerItem[]) => items.flatMap((item) => (item.kind === 'done' ? [item.cost] : []))[0];
const lea = 'teacherOfClass';
const credit = async (who: ActorName) => (await test.call(await world.tokenOf(who), getWallet, {})).body;

/** What the ledger says, and what there is. */
async function agreed(): Promise<{ readonly ledger: number; readonly wallets: number; readonly held: number }> {
  const { rows } = await sql<{ ledger: number; wallets: number; held: number }>`select
    (select coalesce(sum(amount), 0)::int from ai_ledger) as ledger,
    (select coalesce(sum(credit + test_credit), 0)::int from ai_wallet) as wallets,
    (select count(*)::int from ai_reservation) as held`.execute(db());
  return rows[0] ?? { ledger: -1, wallets: -2, held: -3 };
}

describe('an answer', () => {
  it('comes in pieces, is paid by what the provider counted, and stands in the chat', async () => {
    await someCredit(world, lea, 200_000);
    const { items } = await ask(lea);
    expect(items[0]).toMatchObject({ kind: 'begun', title: 'Was frisst der Igel?' });
    expect(textOf(items)).toContain('Übungsmodell');
    const cost = costOf(items) ?? 0;
    expect(cost).toBeGreaterThan(0);
    expect(await credit(lea)).toEqual({ credit: 200_000 - cost, displayCredit: '19.99', testCredit: 0 });
    const { chats } = (await test.call(await world.tokenOf(lea), getAi, {})).body;
    const { messages } = (await test.call(await world.tokenOf(lea), getChat, { id: chats[0]?.id ?? '' })).body;
    expect(messages.map(({ role, state, cost: paid }) => [role, state, paid])).toEqual([
      ['user', 'whole', 0],
      ['assistant', 'whole', cost],
    ]);
    expect((await ask(lea, { chatId: chats[0]?.id ?? '', text: null })).status).toBe(200);
    expect((await test.call(await world.tokenOf(lea), getChat, { id: chats[0]?.id ?? '' })).body.messages).toHaveLength(2);
    expect(arrived.at(-1)).not.toContain('Übungsmodell');
  });

  it('takes test credit first where the model allows it, and never elsewhere', async () => {
    const { items } = await ask(lea, { model: 'gpt-3.5' });
    expect(await credit(lea)).toMatchObject({ credit: 0, testCredit: 5_000 - (costOf(items) ?? 0) });
    const refused = await ask(lea);
    expect([refused.status, refused.code]).toEqual([409, 'AI_CREDIT_LOW']);
    expect(arrived).toHaveLength(1);
    expect(await agreed()).toMatchObject({ held: 0 });
  });

  it('is paid once: the same question again is not asked again', async () => {
    await someCredit(world, lea, 200_000);
    const requestId = crypto.randomUUID();
    expect((await ask(lea, { requestId })).status).toBe(200);
    expect((await ask(lea, { requestId })).code).toBe('AI_ASKED_TWICE');
    expect(arrived).toHaveLength(1);
  });

  it('never takes more than there is, thirty at once', async () => {
    // Enough for ten at most.
    await someCredit(world, lea, 3_200);
    const all = await Promise.all(Array.from({ length: 30 }, () => ask(lea, { model: 'gpt-4o', text: 'Kurz.' })));
    const paid = all.filter(({ status }) => status === 200);
    expect(all.filter(({ code }) => code === 'AI_CREDIT_LOW').length).toBe(30 - paid.length);
    expect(paid.length).toBeGreaterThan(5);
    const spent = paid.reduce((sum, { items }) => sum + (costOf(items) ?? 0), 0);
    const { wallets, held } = await agreed();
    expect([wallets, held]).toEqual([3_200 - spent, 0]);
  });
});

describe('what goes wrong', () => {
  it.each([
    ['!down', 502, 'AI_DOWN'],
    ['!busy', 503, 'AI_BUSY'],
    ['!key', 503, 'AI_NOT_AVAILABLE'],
    ['!filter', 409, 'AI_REFUSED'],
    ['!long', 409, 'AI_TOO_LONG'],
    ['!html', 502, 'AI_CUT'],
  ])('before anything came, %s: %i %s; nothing is paid or kept', async (text, status, code) => {
    await someCredit(world, lea, 200_000);
    const answer = await ask(lea, { text });
    expect([answer.status, answer.code]).toEqual([status, code]);
    expect(await credit(lea)).toMatchObject({ credit: 200_000 });
    expect(await agreed()).toMatchObject({ ledger: 0, held: 0 });
    expect(await db().selectFrom('ai_chat').select('id').execute()).toEqual([]);
  });

  it.each([
    ['!cut', 'AI_CUT'],
    ['!lateFilter', 'AI_REFUSED'],
    ['!errorLate', 'AI_CUT'],
    ['!hostile', 'AI_CUT'],
  ])('in the middle, %s: %s as the last line; what came is kept, and nothing is paid', async (text, code) => {
    await someCredit(world, lea, 200_000);
    const { lines } = await ask(lea, { text });
    expect(lines.at(-1)).toMatchObject({ refused: { code } });
    expect(await credit(lea)).toMatchObject({ credit: 200_000 });
    const kept = await db().selectFrom('ai_message').select(['state', 'cost']).where('role', '=', 'assistant').execute();
    expect(kept).toEqual([{ state: 'cut', cost: 0 }]);
  });

  it('who leaves pays for what came, and ends the work over there', async () => {
    await someCredit(world, lea, 200_000);
    const gone = new AbortController();
    const before = left;
    const response = await test.fetch('/api/openai/chat/ask', {
      method: 'POST',
      headers: { authorization: `Bearer ${await world.tokenOf(lea)}`, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      body: JSON.stringify(anAsking({ text: '!waits' })),
      signal: gone.signal,
    });
    await response.body?.getReader().read();
    expect((await agreed()).held).toBe(1);
    gone.abort();
    await expect.poll(() => left, { timeout: 1_000 }).toBeGreaterThan(before);
    await expect.poll(async () => (await agreed()).held).toBe(0);
    const [kept] = await db().selectFrom('ai_message').select(['state', 'cost', 'text']).where('role', '=', 'assistant').execute();
    expect(kept).toMatchObject({ state: 'stopped', text: expect.stringContaining('Eins') });
    expect((await credit(lea)).credit).toBe(200_000 - (kept?.cost ?? 0));
    expect(kept?.cost ?? 0).toBeGreaterThan(0);
  });

  it('what is held is given back after ten minutes, once', async () => {
    await someCredit(world, lea, 200_000);
    const [wallet] = await db().selectFrom('ai_wallet').select('id').execute();
    const held = {
      wallet_id: wallet?.id ?? '',
      person_id: world.people[lea].userId,
      service: 'chat',
      model: 'gpt-4o',
      credit: 500,
      test_credit: 0,
    } as const;
    await db()
      .insertInto('ai_reservation')
      .values({ ...held, request_id: 'lost', made_at: test.clock.now() })
      .execute();
    const sweep = () => sweepHeld.run(test.server.services, undefined as never);
    test.clock.advance((aiLimits.heldMinutes - 1) * 60_000);
    await sweep();
    expect(await agreed()).toMatchObject({ wallets: 200_000, held: 1 });
    test.clock.advance(2 * 60_000);
    await Promise.all([sweep(), sweep()]);
    expect(await agreed()).toMatchObject({ wallets: 200_500, held: 0 });
  });

  it('the operator reads that a key is refused, until it is taken again', async () => {
    const told = () => aiOperatorLines(test.server.services).rows[0];
    await someCredit(world, lea, 200_000);
    await ask(lea, { text: '!key' });
    expect(told()).toMatchObject({ isBad: true, value: expect.stringContaining('der Schlüssel wird abgelehnt') });
    await ask(lea);
    expect(told()).toMatchObject({ isBad: false, value: expect.stringMatching(/^127\.0\.0\.1:\d+$/) });
  });

  it('the log says what it cost, and nothing of what was said', async () => {
    await someCredit(world, lea, 200_000);
    await ask(lea, { text: 'Ein Wort wie Schnabeltier' });
    expect(test.logLines.some((line) => line.includes('"msg":"ai"') && line.includes('"cost"'))).toBe(true);
    expect(test.logLines.filter((line) => line.includes('Schnabeltier') || line.includes('geheim'))).toEqual([]);
  });
});

describe('a child', () => {
  const child = 'pupilOwner';
  const ofClass = (has: { readonly credit: number; readonly child_limit?: number; readonly month_limit?: number }) =>
    walletWith(world, { class_id: world.ownClassId }, has);
  const opened = () => db().insertInto('ai_school').values({ school_id: world.ownSchoolId, age: 13 }).execute();

  it('asks nothing before its school has opened it and its class has credit', async () => {
    const closed = async () => (await test.call(await world.tokenOf(child), getAi, {})).body.closed;
    expect([(await ask(child)).code, await closed()]).toEqual(['AI_CLOSED', 'school']);
    await opened();
    expect([(await ask(child)).code, await closed()]).toEqual(['AI_CLOSED', 'class']);
    await ofClass({ credit: 100_000 });
    expect([(await ask(child)).status, await closed()]).toEqual([200, null]);
    expect((await ask('pupilOtherClass')).code).toBe('AI_CLOSED');
    expect(arrived[0]).toContain('Du sprichst mit einem Kind');
  });

  it.each([
    ['AI_LIMIT_CHILD', { credit: 100_000, child_limit: 100 }],
    ['AI_LIMIT_CLASS', { credit: 100_000, month_limit: 100 }],
    ['AI_CREDIT_LOW', { credit: 100 }],
  ])('%s holds it back before anything is sent', async (code, has) => {
    await opened();
    await ofClass(has);
    expect((await ask(child)).code).toBe(code);
    expect(arrived).toEqual([]);
  });

  it('is told who helps, at once; its teachers that they should ask, and not what it wrote', async () => {
    await opened();
    await ofClass({ credit: 100_000 });
    const address = { email: 'lea@sonnenberg.example', email_confirmed_at: new Date() };
    await db().updateTable('user_account').set(address).where('id', '=', world.people[lea].userId).execute();
    const { items } = await ask(child, { text: 'Ich mag nicht mehr leben' });
    expect(items).toEqual([{ kind: 'harm', harm: 'selfHarm' }]);
    expect(arrived).toEqual([]);
    const { alerts } = (await test.call(await world.tokenOf(lea), listAlerts, {})).body;
    expect(alerts).toMatchObject([{ pupil: 'Mia Test', className: '3a', harm: 'selfHarm' }]);
    // Whatever a child goes on trying, its teacher gets one letter, and not a word in it about whom or what.
    const again = await ask(child, { text: 'Ich mag nicht mehr leben' });
    expect(again.items).toEqual([{ kind: 'harm', harm: 'selfHarm' }]);
    const letters = await vi.waitFor(
      () => {
        const found = outbox().filter((mail) => mail.includes('Bitte nachfragen'));
        expect(found).toHaveLength(1);
        return found.join('');
      },
      { timeout: 15_000, interval: 200 },
    );
    expect(letters).toContain('To: lea@sonnenberg.example');
    expect(letters).not.toMatch(/Mia|leben|antun/);
    const everything = await Promise.all(tables.map((table) => db().selectFrom(table).selectAll().execute()));
    expect(JSON.stringify(everything)).not.toContain('leben');
    expect((await test.call(await world.tokenOf('teacherSameSchool'), listAlerts, {})).body.alerts).toEqual([]);
    await test.call(await world.tokenOf(lea), seeAlert, { id: alerts[0]?.id ?? '' });
    expect((await test.call(await world.tokenOf(lea), listAlerts, {})).body.alerts).toHaveLength(1);
  });

  it('sends no telephone number, and nobody is alarmed by that', async () => {
    await opened();
    await ofClass({ credit: 100_000 });
    expect((await ask(child, { text: 'Meine Nummer: 079 123 45 67' })).items).toEqual([{ kind: 'harm', harm: 'personalData' }]);
    expect([arrived, await db().selectFrom('ai_alert').select('id').execute()]).toEqual([[], []]);
  });

  it('does not read an answer that is no matter for it; a grown-up does', async () => {
    await opened();
    await ofClass({ credit: 100_000 });
    const { items } = await ask(child, { text: '!harm' });
    expect(items.at(-2)).toEqual({ kind: 'harm', harm: 'selfHarm' });
    expect(textOf(items)).not.toContain('geheim');
    expect(await db().selectFrom('ai_message').select('id').execute()).toEqual([]);
    await someCredit(world, lea, 200_000);
    expect(textOf((await ask(lea, { text: '!harm' })).items)).toContain('geheim');
  });

  it('finds its chats for thirty days, a grown-up for a hundred and twenty; what was spent stays', async () => {
    await opened();
    await ofClass({ credit: 100_000 });
    await someCredit(world, lea, 200_000);
    await ask(child);
    await ask(lea);
    const kept = async (days: number) => {
      test.clock.advance(days * 86_400_000);
      await sweepChats.run(test.server.services, undefined as never);
      return (await db().selectFrom('ai_chat').select('is_child').execute()).map(({ is_child: isChild }) => isChild);
    };
    expect([(await kept(29)).length, await kept(2), await kept(90)]).toEqual([2, [false], []]);
    expect((await db().selectFrom('ai_ledger').select('id').where('kind', '=', 'settle').execute()).length).toBe(2);
  });
});
