import * as z from 'zod/mini';
import { useEffect, useRef } from 'react';
import { linkTilesListBlock, type Page, pageLimits } from '../../contract/index.ts';
import type { BlockChanges } from '../data.ts';
import { useSettledLink } from '../links/use-settled-link.ts';
import { aTile } from './new-tile.ts';
import type { NewBlock } from './use-new-blocks.ts';
import { tilesOf } from './use-page-input.ts';

interface PastedLinksSource {
  readonly page: Page;
  readonly openId: string | null;
  readonly changes: BlockChanges;
  readonly hold: <T>(save: Promise<T>) => Promise<T>;
  readonly report: (error: unknown) => unknown;
  readonly insert: (blocks: readonly NewBlock[], behind: string | null) => Promise<string | null>;
}

/** A pasted link joins the tiles at its place, or begins a block of tiles; several come one after the other. */
export function usePastedLinks(source: PastedLinksSource): (url: string, afterId: string | null) => void {
  const newest = useRef(source);
  useEffect(() => {
    newest.current = source;
  });
  const last = useRef<Promise<unknown>>(Promise.resolve());

  const settledLink = useSettledLink();
  const tileOf = async (url: string, place: number) => {
    const { link, page } = await settledLink(url);
    return page ? { ...aTile(link, place), title: page.name } : aTile(url, place);
  };

  const put = async (url: string, afterId: string | null) => {
    const { page, openId, changes, insert } = newest.current;
    const block = page.blocks.find(({ id }) => id === afterId);
    const now = block?.type === linkTilesListBlock.type ? z.safeParse(linkTilesListBlock.settings, block.settings) : null;
    // An open form knows nothing of what comes from beside it.
    if (!block || !now?.success || block.id === openId || now.data.tiles.length >= pageLimits.linksPerBlock) {
      await insert([tilesOf(await tileOf(url, 0))], afterId);
      return;
    }
    const tiles = [...now.data.tiles, await tileOf(url, now.data.tiles.length)];
    await changes.save(block.id, { ...now.data, tiles }, block.settings, {});
  };
  return (url, afterId) => {
    // The next one begins from what this one left.
    last.current = newest.current.hold(last.current.then(() => put(url, afterId))).catch(newest.current.report);
  };
}
