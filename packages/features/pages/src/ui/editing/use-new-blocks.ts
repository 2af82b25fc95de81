import { uploadFile } from '@pausenplatz/documents/ui';
import { useApi } from '@pausenplatz/kernel-browser';
import type { ShownBlockFile } from '@pausenplatz/kernel-host';
import type { FileKind, StoredFile } from '@pausenplatz/documents/contract';
import { useLayoutEffect, useRef } from 'react';
import type { Settings } from '../catalogue/block-catalogue.ts';
import type { BlockChanges } from '../data.ts';

/** A block with its settings, or with files that are uploaded first, and what it says of those that arrived. */
export type NewBlock = { readonly type: string } & (
  | { readonly settings: Settings }
  | {
      readonly uploads: readonly { readonly file: File; readonly kind: FileKind }[];
      readonly showing: (files: readonly [StoredFile, ...StoredFile[]]) => Settings;
    }
);

interface NewBlocksSource {
  readonly changes: BlockChanges;
  readonly addFile: (id: string, file: ShownBlockFile) => void;
  readonly report: (error: unknown) => unknown;
}

/** Puts several blocks one behind the other; what is refused is told, and the others come all the same. */
export function useNewBlocks({ changes, addFile, report }: NewBlocksSource) {
  const api = useApi();
  const leaving = useRef<AbortController | null>(null);
  // Whoever sees the page can drop onto it.
  useLayoutEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, []);

  const told = (error: unknown) => {
    if (!leaving.current?.signal.aborted) report(error);
  };
  /** Null where none of its files arrived. */
  const begun = async (block: NewBlock) => {
    if ('settings' in block) return { settings: block.settings, files: {} };
    const signal = leaving.current?.signal ?? AbortSignal.abort();
    const stored: StoredFile[] = [];
    for (const upload of block.uploads) {
      try {
        // One after the other: a school's line is narrow.
        // oxlint-disable-next-line no-await-in-loop
        stored.push(await uploadFile({ api, service: 'pages', ...upload, signal, onProgress: () => undefined }));
      } catch (error) {
        told(error);
      }
    }
    const [first, ...others] = stored;
    if (!first) return null;
    for (const { id, ...file } of stored) addFile(id, file);
    return { settings: block.showing([first, ...others]), files: Object.fromEntries(stored.map(({ id, ...file }) => [id, file])) };
  };
  return async (blocks: readonly NewBlock[], behind: string | null): Promise<string | null> => {
    let afterId = behind;
    for (const block of blocks) {
      try {
        // One after the other, because each needs the id of the one before.
        // oxlint-disable-next-line no-await-in-loop
        const content = await begun(block);
        // oxlint-disable-next-line no-await-in-loop
        if (content) afterId = (await changes.add(block.type, afterId, content)).id;
      } catch (error) {
        told(error);
      }
    }
    return afterId;
  };
}
