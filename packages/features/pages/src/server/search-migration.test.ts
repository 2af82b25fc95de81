import { testServer } from '@pausenplatz/app-server/testing';
import { seedWorld, type World } from '@pausenplatz/account/testing';
import type { BlockType } from '@pausenplatz/kernel-contract';
import { plainWords } from '@pausenplatz/kernel-format';
import { type Kysely, sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { pageBlocks } from '../contract/index.ts';
import { aPage } from '../testing/index.ts';
import { searchPagesByWords } from './migrations/2026-11-27-pages-search.ts';

let world: World;
beforeAll(async () => {
  world = await seedWorld((await testServer()).server.services);
});

const link = { id: 'a', url: 'https://www.klexikon.ch/igel' };
const said = (...text: string[]) => ({ type: 'paragraph', content: text.map((one) => ({ type: 'text', text: one })) });
/** What teachers wrote before there was a search, in a block of each type that has words. */
const written: Readonly<Record<string, unknown>> = {
  Title: { text: 'Schulreise nach Zürich', size: 'large', align: 'start' },
  Text: {
    text: {
      type: 'doc',
      content: [
        said('Treffpunkt beim Brunnen'),
        { type: 'bulletList', content: [{ type: 'listItem', content: [said('Znüni'), said('Regenjacke')] }] },
        { type: 'table', content: [{ type: 'tableRow', content: [{ type: 'tableCell', content: [said('Abfahrt')] }] }] },
      ],
    },
    card: true,
  },
  LinkTilesList: { size: 'large', tiles: [{ ...link, title: 'Antolin', color: 'teal', icon: 'book' }] },
  LinkList: { links: [{ ...link, title: 'Klexikon', description: 'Alles über Igel' }] },
  Picture: { fileId: null, alt: 'Ein Igel im Laub', caption: 'Herbst im Schulgarten', width: 'full', url: null },
  Video: { url: 'https://vimeo.com/76979871', fileId: null, title: 'Film vom Lager' },
  iFrame: { url: 'https://www.meteoschweiz.admin.ch', title: 'Wetter heute', height: 480 },
};

interface Block {
  readonly id: string;
  readonly type: string;
  /** As JSON. */
  readonly settings: string;
}

/** Takes the table back to what it was, plants blocks of then, brings it up again, reads, and leaves no trace of that. */
async function migrated<T>(blocks: readonly Block[], read: (db: Kysely<never>) => Promise<T>): Promise<T> {
  const { id: pageId } = await aPage(world);
  const undone = new Error('undone');
  const found: T[] = [];
  const again = async (db: Kysely<never>) => {
    await sql`alter table page_block drop column found, drop column words`.execute(db);
    for (const { id, type, settings } of blocks)
      await sql`insert into page_block (id, page_id, type, version, settings, position)
        values (${id}, ${pageId}, ${type}, 1, ${settings}::jsonb, 'a0')`.execute(db);
    await searchPagesByWords.up(db);
    found.push(await read(db));
    throw undone;
  };
  // The migration sees no tables of a feature, so that it does not change with them.
  await world.db
    .transaction()
    .execute((transaction) => again(transaction as unknown as Kysely<never>))
    .catch((error: unknown) => {
      if (error !== undone) throw error;
    });
  return found[0] as T;
}

const findsAll = (words: readonly string[]) => async (db: Kysely<never>) => {
  const queries = words.map((word) => `${word}:*`);
  const { rows } = await sql<{ word: string }>`select query as word from unnest(${queries}::text[]) query
    where exists (select from page_block where page_block.id like 'old-%' and found @@ to_tsquery('simple', query))`.execute(db);
  return rows.map(({ word }) => word.replace(':*', ''));
};

it('of every block type that had words then, those that were there before are found', async () => {
  const types: readonly BlockType[] = pageBlocks;
  // Types of later store their words as they are written.
  const worded = types.filter(({ type }) => Object.hasOwn(written, type));
  expect(worded).toHaveLength(Object.keys(written).length);
  for (const type of worded) {
    // The schema holds the samples to what is stored in truth.
    const settings = type.settings.parse(written[type.type]);
    const words = plainWords(type.wordsIn?.(settings) ?? '');
    expect(words.length, type.type).toBeGreaterThan(0);
    const found = await migrated([{ id: 'old-1', type: type.type, settings: JSON.stringify(settings) }], findsAll(words));
    expect(found.toSorted(), type.type).toEqual(words.toSorted());
  }
});

it('addresses, ids and colours are no words', async () => {
  const blocks = Object.entries(written).map(([type, settings], index) => ({
    id: `old-${index}`,
    type,
    settings: JSON.stringify(settings),
  }));
  expect(await migrated(blocks, findsAll(['vimeo', '76979871', 'https', 'teal', 'meteoschweiz', 'paragraph', 'large']))).toEqual([]);
  expect(await migrated(blocks, findsAll(['antolin']))).toEqual(['antolin']);
});

it('nothing fails on settings as nobody expects them, nor on as many words as a block can hold', async () => {
  const deep = JSON.stringify(Array.from({ length: 400 }).reduce<unknown>((inner) => ({ text: [inner] }), { text: 'Tiefseefisch' }));
  const many = Array.from({ length: 20_000 }, (_none, index) => `wort${index}`).join(' ');
  const odd = [
    'null',
    '[]',
    '{}',
    '12',
    'true',
    '"Titel"',
    '{"text":null}',
    '{"text":{"text":[1,{"text":"Seerose"}]}}',
    '{"title":["Liste"],"alt":{}}',
    '{"title":"\\u00ad\\ud83e\\udd94 «»"}',
    '{"":{"caption":"Schneeflocke"}}',
    '[[{"alt":"Eisvogel"}]]',
    deep,
    JSON.stringify({ text: many }),
    JSON.stringify({ text: 'x'.repeat(190_000) }),
    JSON.stringify({ text: '가'.repeat(60_000) }),
  ];
  const blocks = odd.map((settings, index) => ({ id: `old-${index}`, type: 'Unbekannt', settings }));
  const kept = await migrated(blocks, async (db) => {
    const { rows } = await sql<{ id: string }>`select id from page_block where id like 'old-%' and words is not null`.execute(db);
    return rows.length;
  });
  expect(kept).toBe(odd.length);
  const names = ['seerose', 'schneeflocke', 'eisvogel', 'wort19999', 'tiefseefisch'];
  expect((await migrated(blocks, findsAll(names))).toSorted()).toEqual(names.toSorted());
});
