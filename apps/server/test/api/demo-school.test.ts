import { pageBlocks } from '@pausenplatz/pages/contract';
import { ownTables } from '@pausenplatz/kernel-server';
import { expect, it } from 'vitest';
import { plantDemo } from '../../src/demo/plant-demo.ts';
import { testServer } from '../../testing/test-server.ts';

interface DemoTables {
  readonly page: { url: string };
  readonly page_block: { type: string; settings: unknown };
}

it('pages of the demo school lead to pages that are there, and show every block that pages bring', async () => {
  const { server } = await testServer();
  expect(await plantDemo(server.services)).toBe(true);
  const db = ownTables<DemoTables>(server.services.db);
  const pages = await db.selectFrom('page').select('url').execute();
  const blocks = await db.selectFrom('page_block').select(['type', 'settings']).execute();
  const leadsTo = blocks.flatMap(({ settings }) => JSON.stringify(settings).match(/(?<="\/seite\/)[\w-]+/g) ?? []);
  expect(leadsTo.length).toBeGreaterThan(15);
  const there = new Set(pages.map(({ url }) => url));
  expect(leadsTo.filter((url) => !there.has(url))).toEqual([]);
  const shown = new Set(blocks.map(({ type }) => type));
  expect(pageBlocks.map(({ type }) => type).filter((type) => !shown.has(type))).toEqual([]);
});
