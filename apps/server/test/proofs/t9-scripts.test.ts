import { seedWorld, type World } from '@pausenplatz/account/testing';
import { type ActorName, actorNames } from '@pausenplatz/kernel-contract';
import { namedFields, textFields } from '@pausenplatz/kernel-contract/testing';
import { renderMail } from '@pausenplatz/kernel-server';
import { createFeed } from '@pausenplatz/homework/contract';
import { aTask } from '@pausenplatz/homework/testing';
import { richText } from '@pausenplatz/pages/contract';
import { zurichDay } from '@pausenplatz/kernel-format';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forgetCallLimits } from '../../proofs/forget-limits.ts';
import { Figures, isLong, proofTimeoutMs, sized } from '../../proofs/proof.ts';
import { look } from '../../proofs/look.ts';
import { foreignKeys, richTextsWith, runningAddresses, withText } from '../../proofs/stored-texts.ts';
import { xssPayloads } from '../../proofs/xss-payloads.data.ts';
import { aSite } from '../../testing/a-site.ts';
import { allCalls, type ExampledCall } from '../../testing/all-calls.ts';
import type { Flat } from '../../testing/call-request.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';

const figures = new Figures('T9');
let test: TestServer;
let world: World;
let everybody: readonly string[];
const misses: string[] = [];
beforeAll(async () => {
  test = await testServer({}, aSite());
  world = await seedWorld(test.server.services);
  everybody = Object.values(world.people).map(({ userId }) => userId);
});
afterAll(() => {
  figures.add('answers that a browser could run', misses.length);
  figures.write();
});

interface StoredField extends ExampledCall {
  readonly actor: ActorName;
  readonly place: string;
  readonly put: (input: Flat, text: string) => Flat;
}

function fieldsOf({ call, example }: ExampledCall): StoredField[] {
  const actor = actorNames.findLast((name) => call.actors[name] < 300 && name !== 'initialPassword');
  if (!call.mutates || actor === undefined) return [];
  const one = { call, example, actor } as const;
  const named = namedFields(call.input);
  // Texts come out as texts; the input of a call is an object.
  if (named)
    return named.names.map((name) => ({ ...one, place: name, put: (input, text) => ({ ...input, [named.by]: name, value: text }) }));
  return textFields(call.input)
    .filter(({ isFree }) => isFree)
    .map(({ path }) => ({ ...one, place: path.join('.'), put: (input, text) => withText(input, path, text) as Flat }));
}

const fields = allCalls.flatMap(fieldsOf);

/** Examples plant tasks past the bound of a day; no plan holds thousands of them. */
const forgetOldTasks = () =>
  sql`delete from homework_task where id in (select id from homework_task order by updated_at desc offset 60)`.execute(world.db);

const sent = async ({ call, example, actor, put }: StoredField, text: string) =>
  look(test, misses, call, put((await example(world, actor)) as Flat, text), await world.tokenOf(actor));

describe('T9: a text that would be a script', () => {
  const stored: StoredField[] = [];

  it(
    'is stored as a text or refused, in every field of every call',
    async () => {
      for (const field of fields) if ((await sent(field, 'Igel')).status < 300) stored.push(field);
      await forgetCallLimits(test, everybody);
      expect(stored.length).toBeGreaterThanOrEqual(40);
      expect(xssPayloads.length).toBeGreaterThanOrEqual(150);
      const every = sized(1, 150);
      let cell = 0;
      for (const field of stored) {
        await forgetOldTasks();
        for (const payload of xssPayloads) {
          cell += 1;
          if (cell % every !== 0) continue;
          const { status } = await sent(field, payload);
          figures.add(status === 200 ? 'texts stored' : 'texts refused', 1);
          if (cell % (every * 20) === 0) await forgetCallLimits(test, everybody);
        }
      }
      figures.set('payloads', xssPayloads.length);
      figures.set('fields of calls that store a text', stored.length);
      expect(misses).toEqual([]);
    },
    proofTimeoutMs,
  );

  it(
    'is read back as a text by whoever reads',
    async () => {
      const seen = new Set<string>();
      const readers: readonly ActorName[] = isLong ? actorNames : ['teacherOfClass'];
      for (const { call, example } of allCalls)
        for (const actor of readers) {
          if (call.mutates) continue;
          const { body } = await look(test, misses, call, (await example(world, actor)) as Flat, await world.tokenOf(actor));
          if (call.id.length % 5 === 0) await forgetCallLimits(test, everybody);
          const said = JSON.stringify(body);
          for (const payload of xssPayloads) if (said.includes(JSON.stringify(payload))) seen.add(payload);
          figures.add('answers read back', 1);
        }
      figures.set('payloads that came back as they were', seen.size);
      expect(seen.size).toBeGreaterThan(0);
      expect(misses).toEqual([]);
    },
    proofTimeoutMs,
  );

  it(
    'stands in no page of ours, and in no refusal as markup',
    async () => {
      const pages = { web: await (await test.fetch('/')).text(), framed: await (await test.fetch('/einbetten/anmelden')).text() };
      for (const payload of xssPayloads.filter((_one, at) => at % sized(1, 6) === 0)) {
        const part = encodeURIComponent(payload.toWellFormed()).replaceAll('.', '%2E');
        for (const path of [
          `/seite/${part}`,
          `/?x=${part}`,
          `/goto?to=${part}`,
          `/einbetten/seite/${part}`,
          `/teams/${part}`,
          `/api/${part}`,
          `/files/${part}`,
        ]) {
          const answer = await test.fetch(path);
          const text = await answer.text();
          const isPage = (answer.headers.get('content-type') ?? '').startsWith('text/html');
          if (isPage ? !Object.values(pages).includes(text) : answer.headers.get('x-content-type-options') !== 'nosniff') misses.push(path);
          if (isPage && !/script-src [^;]*'self'/.test(answer.headers.get('content-security-policy') ?? ''))
            misses.push(`${path}: no policy`);
          figures.add('addresses opened', 1);
        }
      }
      expect(misses).toEqual([]);
    },
    proofTimeoutMs,
  );

  it('is escaped in a mail, and begins no header', () => {
    const words = (text: string) => ({
      to: 'lea@schule.example',
      subject: `Hallo ${text}`,
      greeting: `Hallo ${text}`,
      paragraphs: [text, `${text} ${text}`],
      action: { label: text, url: `https://platz.example/x?y=${text}` },
      closing: text,
    });
    const tags = (html = '') => html.match(/</g)?.length;
    const quotes = (html = '') => html.match(/"/g)?.length;
    const plain = renderMail(words('Igel')).html;
    for (const payload of xssPayloads) {
      const { html, subject } = renderMail(words(payload));
      expect([tags(html), quotes(html)], payload).toEqual([tags(plain), quotes(plain)]);
      expect(subject).not.toMatch(/[\r\n]/);
      figures.add('mails', 1);
    }
  });

  it(
    'is a line of its own in no calendar',
    async () => {
      const token = await world.tokenOf('pupilOwner');
      const { url } = (await test.call(token, createFeed, {})).body;
      const ofMia = { class_id: null, owner_id: world.people.pupilOwner.userId, date: zurichDay(test.clock.now()) };
      for (const task of xssPayloads) await aTask(world, { ...ofMia, task });
      const feed = await test.fetch(new URL(url).pathname);
      const lines = (await feed.text()).split('\r\n');
      expect([feed.headers.get('content-type'), feed.headers.get('x-content-type-options')]).toEqual([
        'text/calendar; charset=utf-8',
        'nosniff',
      ]);
      const own =
        /^(?: |(?:BEGIN|END|VERSION|PRODID|CALSCALE|METHOD|X-WR-CALNAME|X-WR-TIMEZONE|X-PUBLISHED-TTL|REFRESH-INTERVAL;?|UID|DTSTAMP|DTSTART|DTEND|SUMMARY|DESCRIPTION|TRANSP|LAST-MODIFIED|NAME|SEQUENCE|CLASS)[:;]|$)/;
      expect(lines.filter((line) => !own.test(line) || /^BEGIN:(?!VCALENDAR|VEVENT$)|[\r\n]/.test(line))).toEqual([]);
      expect(lines.filter((line) => line === 'BEGIN:VEVENT').length).toBeGreaterThanOrEqual(xssPayloads.length);
      figures.set('lines of a calendar', lines.length);
    },
    proofTimeoutMs,
  );
});

describe('T9: what makes a rich text clean', () => {
  it(
    'has nothing left to do the second time',
    () => {
      const runs = sized(10_000, 400);
      let clean = 0;
      const payload = fc.oneof(fc.constantFrom(...xssPayloads), fc.string());
      const given = fc.oneof(
        payload.chain((text) => fc.constantFrom(...richTextsWith(text))),
        fc.tuple(payload, payload).map(([one, other]) => ({
          type: 'doc',
          content: [one, other]
            .flatMap((text) => richTextsWith(text).flatMap((doc) => (doc as { content: unknown[] }).content))
            .slice(0, 4),
        })),
        fc.jsonValue(),
      );
      fc.assert(
        fc.property(given, (value) => {
          const once = richText.safeParse(value);
          if (!once.success) return;
          clean += 1;
          expect(richText.parse(once.data)).toEqual(once.data);
          expect(foreignKeys(once.data)).toEqual([]);
          expect(runningAddresses(once.data)).toEqual([]);
        }),
        { numRuns: runs },
      );
      expect(clean).toBeGreaterThan(runs / 10);
      figures.set('generated rich texts', runs);
      figures.set('of these kept, and the same when cleaned again', clean);
    },
    proofTimeoutMs,
  );
});
