import { type CallOptions, keyOf, markStale, useApi, useCall } from '@pausenplatz/kernel-browser';
import type { AnyCall, InputOf, OutputOf } from '@pausenplatz/kernel-contract';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import {
  addBlock,
  type Block,
  deleteBlock,
  getNavigation,
  getPage,
  getSharing,
  moveBlock,
  type Page,
  restoreBlock,
  updateBlock,
  updatePage,
} from '../contract/index.ts';
import { idBefore, insertedAfter, movedAfter } from '../rules/index.ts';

export type PageAddress = InputOf<typeof getPage>;

/** One page by its address; `link` is the secret of a shared link. */
export function usePage(address: PageAddress) {
  return useCall(getPage, address);
}

/** What may be done to the blocks of a page while one holds its edit lock. Every promise rejects when the server refuses. */
export interface BlockChanges {
  add(type: string, afterId: string | null): Promise<Block>;
  /** Whole settings; the draft of the form stays the form's own until this resolves. */
  save(blockId: string, settings: Readonly<Record<string, unknown>>): Promise<Block>;
  move(blockId: string, afterId: string | null): Promise<void>;
  remove(blockId: string): Promise<void>;
  restore(blockId: string): Promise<void>;
}

type PageChange = (page: Page) => Page;
const withBlocks = (page: Page, blocks: readonly Block[]): Page => ({ ...page, blocks: [...blocks] });

/** Changes of blocks: shown at once, taken back one by one when the server refuses. */
export function useBlockChanges(address: PageAddress, page: Page, fence: number | null): BlockChanges {
  const api = useApi();
  const client = useQueryClient();
  const { url, link } = address;
  const pageId = page.id;
  return useMemo(() => {
    const key = keyOf(getPage, link === undefined ? { url } : { url, link });
    const patch = (change: PageChange) => client.setQueryData<Page>(key, (now) => now && change(now));
    const blocks = () => client.getQueryData<Page>(key)?.blocks ?? [];
    const settle = (answer: { revision: number; block?: Block }) =>
      patch((now) => ({
        ...now,
        revision: Math.max(now.revision, answer.revision),
        blocks: now.blocks.map((block) => (block.id === answer.block?.id ? answer.block : block)),
      }));
    const send = async <C extends AnyCall>(call: C, input: InputOf<C>, undo?: PageChange, options?: CallOptions): Promise<OutputOf<C>> => {
      try {
        return await api.call(call, input, options);
      } catch (error) {
        if (undo) patch(undo);
        throw error;
      }
    };
    // A reading that is under way would bring the old state back over the new one.
    const show = async (change: PageChange) => {
      await client.cancelQueries({ queryKey: key });
      patch(change);
    };
    // Nobody may save without a fence; the server would refuse a made-up one as stale.
    const on = { pageId, fence: fence ?? 0 };

    return {
      async add(type, afterId) {
        const { block, revision } = await send(addBlock, { ...on, type, afterId }, undefined, { idempotencyKey: crypto.randomUUID() });
        await show((now) => ({ ...withBlocks(now, insertedAfter(now.blocks, block, afterId)), revision }));
        return block;
      },
      async save(blockId, settings) {
        const before = blocks().find(({ id }) => id === blockId)?.settings;
        const put = (next: Block['settings']): PageChange => {
          return (now) =>
            withBlocks(
              now,
              now.blocks.map((block) => (block.id === blockId ? { ...block, settings: next } : block)),
            );
        };
        await show(put(settings));
        const answer = await send(updateBlock, { ...on, blockId, settings }, before && put(before));
        settle(answer);
        return answer.block;
      },
      async move(blockId, afterId) {
        const before = idBefore(blocks(), blockId);
        await show((now) => withBlocks(now, movedAfter(now.blocks, blockId, afterId)));
        settle(await send(moveBlock, { ...on, blockId, afterId }, (now) => withBlocks(now, movedAfter(now.blocks, blockId, before))));
      },
      async remove(blockId) {
        const gone = blocks().find(({ id }) => id === blockId);
        const before = idBefore(blocks(), blockId);
        await show((now) =>
          withBlocks(
            now,
            now.blocks.filter(({ id }) => id !== blockId),
          ),
        );
        settle(
          await send(deleteBlock, { ...on, blockId }, (now) => (gone ? withBlocks(now, insertedAfter(now.blocks, gone, before)) : now)),
        );
      },
      async restore(blockId) {
        await send(restoreBlock, { ...on, blockId });
        // Where it stood is the server's knowledge.
        await client.invalidateQueries({ queryKey: key });
      },
    };
  }, [api, client, url, link, pageId, fence]);
}

export type PageUpdate = InputOf<typeof updatePage>;

/** Changes one property of a page: shown at once, taken back when refused. Rejects when the server refuses. */
export function useUpdatePage(address: PageAddress) {
  const api = useApi();
  const client = useQueryClient();
  return async (update: PageUpdate): Promise<OutputOf<typeof updatePage>> => {
    const key = keyOf(getPage, address);
    const before = client.getQueryData<Page>(key);
    await client.cancelQueries({ queryKey: key });
    client.setQueryData<Page>(key, (now) => now && withUpdate(now, update));
    try {
      const answer = await api.call(updatePage, update);
      void markStale(client, getNavigation);
      // Whether a pupil's page waits for a release is the server's answer.
      if (update.field === 'visibility')
        void Promise.all([markStale(client, getPage, address), markStale(client, getSharing, { id: update.id })]);
      return answer;
    } catch (error) {
      const { field } = update;
      client.setQueryData<Page>(key, (now) => (now && before && field !== 'archived' ? { ...now, [field]: before[field] } : now));
      throw error;
    }
  };
}

function withUpdate(page: Page, update: PageUpdate): Page {
  switch (update.field) {
    case 'title':
      return { ...page, title: update.value };
    case 'visibility':
      return { ...page, visibility: update.value };
    case 'background':
      return { ...page, background: update.value };
    case 'url':
    case 'archived':
      // A new address may be taken, and an archived page leaves the screen: both wait for the answer.
      return page;
  }
}
