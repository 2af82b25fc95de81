import { useApi, useCall, useHubMessage, useHubResync, useTopic } from '@pausenplatz/kernel-browser';
import { counted } from '@pausenplatz/kernel-contract';
import { notify, notifyRefusal, offerUndo, useOptimistic } from '@pausenplatz/kernel-ui';
import { pageEditTopic, pageMembersTopic } from '@pausenplatz/pages/contract';
import { useMemo } from 'react';
import {
  addFolder,
  addFolderFiles,
  deleteFolderItems,
  type Folder,
  folderChanged,
  type FolderItem,
  getFolders,
  moveFolderItems,
  renameFolderItem,
  restoreFolderItems,
  zipFolderItems,
} from '../contract/index.ts';
import { withBelow } from '../rules/index.ts';
import { folderTexts } from '../texts.ui.ts';
import { useStale } from './use-stale.ts';

/** All folders of a page in one call, kept fresh by the hub: messages only mark them stale. Hand-ins are told to who keeps the page. */
export function useFolders(pageId: string) {
  const stale = useStale();
  const query = useCall(getFolders, { pageId });
  const isKeeper = query.data?.folders.some(({ rights }) => rights.isKeeper) ?? false;
  useTopic(pageMembersTopic(pageId));
  useTopic(isKeeper ? pageEditTopic(pageId) : null);
  useHubMessage(folderChanged, (message) => message.pageId === pageId && stale());
  useHubResync(stale);
  return query;
}

/** What may be done in a folder: shown at once, taken back when the server refuses, told in a notice. */
interface FolderChanges {
  addFile(parentId: string | null, fileId: string): void;
  /** Rejects where the server refuses: the form keeps what was typed. */
  addFolder(parentId: string | null, name: string, idempotencyKey: string): Promise<unknown>;
  rename(id: string, name: string): Promise<unknown>;
  move(ids: readonly string[], parentId: string | null): void;
  remove(ids: readonly string[]): void;
  readonly restore: (ids: readonly string[]) => Promise<void>;
  download(ids: readonly string[]): void;
}

type Folders = { folders: Folder[] };

export function useFolderChanges(pageId: string, blockId: string): FolderChanges {
  const api = useApi();
  const updates = useOptimistic(getFolders, { pageId });
  const stale = useStale();
  return useMemo(() => {
    const inFolder =
      (change: (items: FolderItem[]) => FolderItem[]) =>
      (now: Folders): Folders => ({
        folders: now.folders.map((one) => (one.blockId === blockId ? { ...one, items: change(one.items) } : one)),
      });
    const withAnswer = (now: Folders, { items }: { readonly items: FolderItem[] }) =>
      inFolder((all) => [...all.filter(({ id }) => !items.some((one) => one.id === id)), ...items])(now);
    /** Shown at once; a refusal is said, and what is true is read again. */
    const attempt = async (show: (now: Folders) => Folders, send: () => Promise<unknown>) => {
      if ((await updates.attempt({ show, send })) === null) stale();
    };
    const same = (now: Folders) => now;
    const restore = async (ids: readonly string[]) => {
      await api
        .call(restoreFolderItems, { blockId, ids: [...ids] })
        .then(() => notify({ type: 'success', title: folderTexts.restored }), notifyRefusal);
      stale();
    };
    return {
      addFile: (parentId, fileId) =>
        void updates
          .attempt({ show: same, send: () => api.call(addFolderFiles, { blockId, parentId, fileIds: [fileId] }), settle: withAnswer })
          .then(stale),
      addFolder: (parentId, name, idempotencyKey) =>
        updates.run({ show: same, send: () => api.call(addFolder, { blockId, parentId, name }, { idempotencyKey }), settle: withAnswer }),
      rename: (id, name) =>
        updates.run({
          show: inFolder((items) => items.map((one) => (one.id === id ? { ...one, name } : one))),
          send: () => api.call(renameFolderItem, { blockId, id, name }),
          settle: withAnswer,
        }),
      move: (ids, parentId) =>
        void attempt(
          inFolder((items) => items.map((one) => (ids.includes(one.id) ? { ...one, parentId } : one))),
          () => api.call(moveFolderItems, { blockId, ids: [...ids], parentId }),
        ),
      remove: (ids) =>
        void attempt(
          inFolder((items) => {
            const gone = new Set(withBelow(items, ids).map(({ id }) => id));
            return items.filter(({ id }) => !gone.has(id));
          }),
          async () => {
            await api.call(deleteFolderItems, { blockId, ids: [...ids] });
            offerUndo({ title: counted(folderTexts.removed, ids.length), onUndo: () => void restore(ids) });
          },
        ),
      restore,
      download: (ids) =>
        void api.call(zipFolderItems, { blockId, ids: [...ids] }).then(({ url }) => window.location.assign(url), notifyRefusal),
    };
  }, [api, blockId, stale, updates]);
}
