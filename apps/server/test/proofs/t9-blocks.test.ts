import { seedWorld, type World } from '@pausenplatz/account/testing';
import { listBlock } from '@pausenplatz/boards/contract';
import type { OutputOf } from '@pausenplatz/kernel-contract';
import { textFields } from '@pausenplatz/kernel-contract/testing';
import { addBlock, getPage, updateBlock } from '@pausenplatz/pages/contract';
import { aLockedPage } from '@pausenplatz/pages/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forgetCallLimits } from '../../proofs/forget-limits.ts';
import { look } from '../../proofs/look.ts';
import { Figures, proofTimeoutMs, sized } from '../../proofs/proof.ts';
import { foreignKeys, richTextsWith, withText } from '../../proofs/stored-texts.ts';
import { xssPayloads } from '../../proofs/xss-payloads.data.ts';
import { blockCatalogue } from '../../src/features.ts';
import type { Flat } from '../../testing/call-request.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';

const figures = new Figures('T9');
let test: TestServer;
let world: World;
let everybody: readonly string[];
const misses: string[] = [];
beforeAll(async () => {
  test = await testServer();
  world = await seedWorld(test.server.services);
  everybody = Object.values(world.people).map(({ userId }) => userId);
});
afterAll(() => {
  figures.add('answers that a browser could run', misses.length);
  figures.write();
});

describe('T9: a text that would be a script', () => {
  it(
    'is a text also in every field of every block, when the page is read by anybody',
    async () => {
      const actor = 'teacherOfClass';
      const token = await world.tokenOf(actor);
      const page = await aLockedPage(world, actor, { visibility: 'public' });
      const onPage = { pageId: page.id, fence: page.fence } as const;
      const item = { id: 'x', title: 'x', url: 'https://schule.example/', color: 'teal', icon: 'link', description: '' };
      const of: Readonly<Record<string, Flat>> = {
        Liste: { ...listBlock.empty, columns: [{ id: 'x', kind: 'text', name: 'x' }] },
        LinkList: { links: [{ id: 'x', title: 'x', url: item.url, description: '' }] },
        LinkTilesList: { size: 'small', tiles: [{ id: 'x', title: 'x', url: item.url, color: item.color, icon: item.icon }] },
        LinkButtonsList: { look: 'row', buttons: [{ id: 'x', title: 'x', url: item.url, color: item.color, icon: item.icon }] },
        AtoZ: { entries: [{ id: 'x', term: 'x', text: 'x', url: item.url }] },
        LearningApps: { apps: [{ id: 'x', app: '259', title: 'x' }] },
      };
      const every = sized(1, 60);
      let cell = 0;
      for (const block of blockCatalogue) {
        const base = of[block.type] ?? (block.empty as Flat);
        const places = textFields(block.settings).filter(({ path }) => path.length > 0);
        const added = await test.call(token, addBlock, { ...onPage, type: block.type, afterId: null });
        if (added.status !== 200) continue;
        const blockId = added.body.block.id;
        const isRich = 'text' in base && typeof base['text'] === 'object';
        figures.add('fields of blocks', places.length);
        for (const payload of xssPayloads) {
          cell += 1;
          if (cell % every !== 0) continue;
          const tries = isRich
            ? richTextsWith(payload).map((text) => ({ ...base, text }))
            : places.map(({ path }) => withText(base, path, payload) as Flat);
          for (const settings of tries) {
            const { status, body } = await look(test, misses, updateBlock, { ...onPage, blockId, settings }, token);
            figures.add(status === 200 ? 'blocks stored' : 'blocks refused', 1);
            if (status !== 200) continue;
            misses.push(...foreignKeys(body).map((key) => `${block.type} says ${key}`));
            const read = await look(test, misses, getPage, { url: page.url }, null);
            expect(read.status).toBe(200);
            // Of this block alone: a line, which is there by then, has a style as its setting.
            const own = (read.body as OutputOf<typeof getPage>).blocks.filter(({ id }) => id === blockId);
            expect(own.length).toBe(1);
            misses.push(...foreignKeys(own).map((key) => `${block.type} of a page says ${key}`));
          }
          await forgetCallLimits(test, everybody);
        }
      }
      expect(misses).toEqual([]);
    },
    proofTimeoutMs,
  );
});
