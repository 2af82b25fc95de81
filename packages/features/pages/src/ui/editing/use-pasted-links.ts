import type { SettingsOf } from '@pausenplatz/kernel-contract';
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

type Tiles = SettingsOf<typeof linkTilesListBlock>;

/** Tiles as the server holds them now. */
interface StoredTiles {
  readonly id: string;
  readonly settings: Tiles;
}

/** What a link that was pasted here leaves; over once the screen has shown it, or there is nothing to show. */
interface Pasted {
  readonly afterId: string | null;
  readonly left: Promise<StoredTiles | null>;
  stored: StoredTiles | null;
  isOver: boolean;
}

/** The tiles of a block of the page; null where it is none. */
function tilesAt(page: Page, id: string | null): StoredTiles | null {
  const block = page.blocks.find((one) => one.id === id);
  const now = block?.type === linkTilesListBlock.type ? z.safeParse(linkTilesListBlock.settings, block.settings) : null;
  return block && now?.success ? { id: block.id, settings: now.data } : null;
}

function isShown(page: Page, { id, settings }: StoredTiles): boolean {
  const newest = settings.tiles.at(-1)?.id;
  return tilesAt(page, id)?.settings.tiles.some((tile) => tile.id === newest) ?? false;
}

/** A pasted link joins the tiles at its place, or begins a block of tiles; several come one after the other. */
export function usePastedLinks(source: PastedLinksSource): (url: string, afterId: string | null) => void {
  const newest = useRef(source);
  const last = useRef<Pasted>({ afterId: null, left: Promise.resolve(null), stored: null, isOver: true });
  useEffect(() => {
    newest.current = source;
    const { stored } = last.current;
    if (stored && isShown(source.page, stored)) last.current.isOver = true;
  });

  const settledLink = useSettledLink();
  const tileOf = async (url: string, place: number) => {
    const { link, page } = await settledLink(url);
    return page ? { ...aTile(link, place), title: page.name } : aTile(url, place);
  };

  const put = async (url: string, afterId: string | null, before: StoredTiles | null): Promise<StoredTiles | null> => {
    const { page, openId, changes, insert } = newest.current;
    const there = before ?? tilesAt(page, afterId);
    // An open form knows nothing of what comes from beside it.
    if (!there || there.id === openId || there.settings.tiles.length >= pageLimits.linksPerBlock) {
      const behind = there?.id ?? afterId;
      const fresh = tilesOf(await tileOf(url, 0));
      const id = await insert([fresh], behind);
      return id === null || id === behind ? null : { id, settings: fresh.settings };
    }
    const settings = { ...there.settings, tiles: [...there.settings.tiles, await tileOf(url, there.settings.tiles.length)] };
    await changes.save(there.id, settings, there.settings, {});
    return { id: there.id, settings };
  };
  return (url, afterId) => {
    const before = last.current;
    // The next one begins from what this one left, also before the screen knows of that.
    const joins = !before.isOver && before.afterId === afterId;
    const left = newest.current.hold(before.left.then((tiles) => put(url, afterId, joins ? tiles : null)));
    const { report } = newest.current;
    const told = left.catch((error: unknown) => {
      report(error);
      return null;
    });
    const pasted: Pasted = { afterId, left: told, stored: null, isOver: false };
    void told.then((stored) => {
      pasted.stored = stored;
      pasted.isOver = stored === null || isShown(newest.current.page, stored);
    });
    last.current = pasted;
  };
}
