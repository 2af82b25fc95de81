import { expect, test, vi } from 'vitest';
import { pageBlocks } from '../../contract/index.ts';
import { rareViews } from './rare-views.ts';

// Every module is read anew, which takes its time beside other work.
vi.setConfig({ testTimeout: 20_000 });

test('every module of rare views holds those of its types', async () => {
  const wrong: string[] = [];
  for (const [type, load] of Object.entries(rareViews)) if (!Object.hasOwn(await load(), type)) wrong.push(type);
  expect(wrong).toEqual([]);
});

test('every block of the pages has its view either at once or when a page shows it', async () => {
  const { commonViews } = await import('./views.ts');
  const all = [...Object.keys(commonViews), ...Object.keys(rareViews)];
  expect(all.toSorted()).toEqual(pageBlocks.map(({ type }) => type as string).toSorted());
});
