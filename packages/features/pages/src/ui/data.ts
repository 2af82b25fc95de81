import { markStale, useApi, useCall } from '@pausenplatz/kernel-browser';
import type { InputOf, OutputOf } from '@pausenplatz/kernel-contract';
import type { ShownBlockFile } from '@pausenplatz/kernel-host';
import { useOptimistic } from '@pausenplatz/kernel-ui';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import {
  addBlock,
  type Block,
  type BlockPlace,
  deleteBlock,
  fileBehind,
  getNavigation,
  getPage,
  getSharing,
  moveBlock,
  type Page,
  restoreBlock,
  restoreBlockVersion,
  updateBlock,
  updatePage,
} from '../contract/index.ts';
import { type BlockMove, insertedAfter, movedAfter } from '../rules/index.ts';

export type PageAddress = InputOf<typeof getPage>;

/** One page by its address; `link` is the secret of a shared link. */
export function usePage(address: PageAddress) {
  // Whoever came by its id goes on by its address, and is on the same page.
  return useCall(getPage, address, { placeholderData: (before) => (before?.url === address.url ? before : undefined) });
}

/** What was uploaded while editing, by its id. */
type UploadedFiles = Readonly<Record<string, ShownBlockFile>>;

type Settings = Readonly<Record<string, unknown>>;

/** What a block has from its first moment on. */
interface Beginning {
  readonly settings: Settings;
  readonly files: UploadedFiles;
}

/** What may be done to the blocks of a page while one holds its edit lock. Every promise rejects when the server refuses. */
export interface BlockChanges {
  /** Without settings it begins as its type says, and without a place it stands where the block stands behind which it goes. */
  add(type: string, afterId: string | null, begins?: Partial<Beginning> & { readonly place?: BlockPlace }): Promise<Block>;
  /** Whole settings that began from `base`, with what was uploaded for them; the draft of the form stays the form's own until this resolves. */
  save(blockId: string, settings: Settings, base: Settings, files: UploadedFiles): Promise<Block>;
  /** Those that go along follow it. */
  move(move: Partial<Pick<BlockMove, 'place'>> & Omit<BlockMove, 'place'> & { readonly along?: readonly string[] }): Promise<void>;
  remove(blockId: string): Promise<void>;
  restore(blockId: string): Promise<void>;
  /** Writes it again as it was. */
  goBack(blockId: string, versionId: string): Promise<void>;
}

const knowing = (page: Page, files: UploadedFiles): Page => ({
  ...page,
  files: { ...page.files, ...Object.fromEntries(Object.entries(files).map(([id, file]) => [id, { ...file, widths: [...file.widths] }])) },
});

type PageChange = (page: Page) => Page;
const withBlocks = (page: Page, blocks: readonly Block[]): Page => ({ ...page, blocks: [...blocks] });

/** Changes of blocks: shown at once, taken back one by one when the server refuses. */
export function useBlockChanges(address: PageAddress, page: Page, fence: number | null): BlockChanges {
  const api = useApi();
  const client = useQueryClient();
  const updates = useOptimistic(getPage, address);
  const { url, link } = address;
  const pageId = page.id;
  return useMemo(() => {
    const settled = (now: Page, answer: { revision: number; block?: Block }): Page => ({
      ...now,
      revision: Math.max(now.revision, answer.revision),
      blocks: now.blocks.map((block) => (block.id === answer.block?.id ? answer.block : block)),
    });
    /** Shown at once; the answer brings the revision, and the block as the server has it. */
    const change = <Answer extends { revision: number; block?: Block }>(show: PageChange, send: () => Promise<Answer>): Promise<Answer> =>
      updates.run({ show, send, settle: (now, answer) => settled(show(now), answer) });
    // Nobody may save without a fence; the server would refuse a made-up one as stale.
    const on = { pageId, fence: fence ?? 0 };

    const readAgain = () => markStale(client, getPage, link === undefined ? { url } : { url, link });
    return {
      async add(type, afterId, begins) {
        // Its id and its first settings are the server's, so that there is nothing to show before.
        const place = begins?.place ?? updates.current()?.blocks.find(({ id }) => id === afterId)?.place ?? 'full';
        const { block } = await updates.run({
          show: (now) => now,
          send: () =>
            api.call(
              addBlock,
              { ...on, type, afterId, place, ...(begins?.settings && { settings: begins.settings }) },
              { idempotencyKey: crypto.randomUUID() },
            ),
          settle: (now, answer) => ({
            ...withBlocks(knowing(now, begins?.files ?? {}), insertedAfter(now.blocks, answer.block, afterId)),
            revision: answer.revision,
          }),
        });
        return block;
      },
      async save(blockId, settings, base, files) {
        // The answer tells the block alone: what was just uploaded for it would be missing until the page is read again.
        const put: PageChange = (now) =>
          withBlocks(
            knowing(now, files),
            now.blocks.map((block) => (block.id === blockId ? { ...block, settings } : block)),
          );
        return (await change(put, () => api.call(updateBlock, { ...on, blockId, settings, base }))).block;
      },
      async move({ blockId, afterId, place, along = [] }) {
        const placed = (block: Block) => (block.id === blockId && place ? { ...block, place } : block);
        await change(
          (now) => withBlocks(now, movedAfter(now.blocks.map(placed), blockId, afterId, along)),
          () => api.call(moveBlock, { ...on, blockId, afterId, ...(place && { place }), ...(along.length > 0 && { along: [...along] }) }),
        );
      },
      async remove(blockId) {
        await change(
          (now) =>
            withBlocks(
              now,
              now.blocks.filter(({ id }) => id !== blockId),
            ),
          () => api.call(deleteBlock, { ...on, blockId }),
        );
      },
      async restore(blockId) {
        await api.call(restoreBlock, { ...on, blockId });
        // Where it stood is the server's knowledge.
        await readAgain();
      },
      async goBack(blockId, versionId) {
        await change(
          (now) => now,
          () => api.call(restoreBlockVersion, { ...on, blockId, versionId }),
        );
        // What it showed then comes with the page.
        await readAgain();
      },
    };
  }, [api, client, updates, url, link, pageId, fence]);
}

export type PageUpdate = InputOf<typeof updatePage>;

/** Changes one property of a page: shown at once, taken back when refused. Rejects when the server refuses. */
export function useUpdatePage(address: PageAddress) {
  const api = useApi();
  const client = useQueryClient();
  const updates = useOptimistic(getPage, address);
  return async (update: PageUpdate): Promise<OutputOf<typeof updatePage>> => {
    const answer = await updates.run({ show: (now) => withUpdate(now, update), send: () => api.call(updatePage, update) });
    void markStale(client, getNavigation);
    // Its picture comes with the page.
    if (update.field === 'background' && fileBehind(update.value) !== null) void markStale(client, getPage, address);
    // Whether a pupil's page waits for a release, and which link belongs to a choice, are the server's answers.
    if (update.field === 'visibility' || update.field === 'members' || update.field === 'linkPassword')
      void Promise.all([markStale(client, getPage, address), markStale(client, getSharing, { id: update.id })]);
    return answer;
  };
}

function withUpdate(page: Page, update: PageUpdate): Page {
  switch (update.field) {
    case 'title':
      return { ...page, title: update.value };
    case 'visibility':
      return { ...page, visibility: update.value };
    case 'members':
      return { ...page, visibility: 'members' };
    case 'background':
      return { ...page, background: update.value };
    case 'draft':
      return { ...page, draft: update.value };
    case 'visibleFrom':
      return { ...page, visibleFrom: update.value };
    case 'visibleUntil':
      return { ...page, visibleUntil: update.value };
    case 'linkPassword':
    case 'url':
    case 'archived':
      // A new address may be taken, and an archived page leaves the screen: both wait for the answer.
      return page;
  }
}
