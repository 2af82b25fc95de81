import { uploadFile } from '@pausenplatz/documents/ui';
import { useApi } from '@pausenplatz/kernel-browser';
import type { ShownBlockFile } from '@pausenplatz/kernel-host';
import type { FileKind } from '@pausenplatz/documents/contract';
import { useEffect, useRef } from 'react';
import type { Settings } from '../catalogue/block-catalogue.tsx';
import type { BlockChanges } from '../data.ts';

/** A block that comes with what it shows; a file is uploaded first, and its id goes into the settings. */
export interface NewBlock {
  readonly type: string;
  readonly settings: Settings;
  readonly upload?: { readonly file: File; readonly kind: FileKind };
}

interface NewBlocksSource {
  readonly changes: BlockChanges;
  readonly addFile: (id: string, file: ShownBlockFile) => void;
  readonly report: (error: unknown) => unknown;
}

/** Puts several blocks one behind the other; what is refused is told, and the others come all the same. */
export function useNewBlocks({ changes, addFile, report }: NewBlocksSource) {
  const api = useApi();
  const leaving = useRef<AbortController | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, []);

  const begun = async ({ settings, upload }: NewBlock) => {
    const signal = leaving.current?.signal ?? AbortSignal.abort();
    if (!upload) return { settings, files: {} };
    const { id, ...file } = await uploadFile({ api, service: 'pages', ...upload, signal, onProgress: () => undefined });
    addFile(id, file);
    return { settings: { ...settings, fileId: id }, files: { [id]: file } };
  };
  return async (blocks: readonly NewBlock[], behind: string | null): Promise<string | null> => {
    let afterId = behind;
    for (const block of blocks) {
      try {
        // One after the other, because each needs the id of the one before.
        // oxlint-disable-next-line no-await-in-loop
        afterId = (await changes.add(block.type, afterId, await begun(block))).id;
      } catch (error) {
        if (!leaving.current?.signal.aborted) report(error);
      }
    }
    return afterId;
  };
}
