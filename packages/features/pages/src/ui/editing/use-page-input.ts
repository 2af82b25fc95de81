import { refusalFor } from '@pausenplatz/documents/ui';
import { notify } from '@pausenplatz/kernel-ui';
import { type DragEvent, useEffectEvent, useLayoutEffect } from 'react';
import { linkTilesListBlock, pageLimits, pictureBlock, videoBlock } from '../../contract/index.ts';
import { linkIn } from '../../rules/index.ts';
import { editingTexts } from '../../texts.ts';
import { isWriting } from './is-writing.ts';
import { aTileOfFile, type Tile } from './new-tile.ts';
import type { NewBlock } from './use-new-blocks.ts';

interface PageInput {
  /** The block behind which something goes that belongs to none. */
  readonly lastId: string | null;
  readonly onCatalogue: (afterId: string | null) => void;
  readonly onInsert: (blocks: readonly NewBlock[], afterId: string | null) => void;
  readonly onLink: (url: string, afterId: string | null) => void;
}

/** What comes onto a page without a form: a slash opens the catalogue, a pasted link is a tile, a picture or a film a block, another file a tile that opens it. */
export function usePageInput({ lastId, onCatalogue, onInsert, onLink }: PageInput) {
  const placeOf = (target: EventTarget | null): string | null =>
    (target instanceof Element ? target.closest<HTMLElement>('[data-block]')?.dataset['block'] : undefined) ?? lastId;
  const take = (files: readonly File[], target: EventTarget | null) => {
    const shown = files.filter((file) => blockOf(file) !== null);
    const others = files.filter((file) => !shown.includes(file));
    const documents = others.filter((file) => refusalFor(file, 'attachment') === null);
    if (documents.length < others.length) notify({ type: 'info', ...editingTexts.block.fileUnknown });
    const blocks = [...shown.flatMap((file) => blockOf(file) ?? []), ...(documents.length > 0 ? [tilesOfFiles(documents)] : [])];
    if (blocks.length > 0) onInsert(blocks, placeOf(target));
  };

  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== '/' || event.defaultPrevented || isWriting(event.target)) return;
    event.preventDefault();
    onCatalogue(placeOf(event.target));
  });
  const paste = useEffectEvent((event: ClipboardEvent) => {
    if (event.defaultPrevented || isWriting(event.target)) return;
    const files = [...(event.clipboardData?.files ?? [])];
    const url = linkIn(event.clipboardData?.getData('text/plain') ?? '');
    if (files.length === 0 && url === null) return;
    event.preventDefault();
    if (files.length > 0) take(files, event.target);
    else if (url !== null) onLink(url, placeOf(event.target));
  });
  // Whoever sees the page can paste onto it.
  useLayoutEffect(() => {
    document.addEventListener('keydown', press);
    document.addEventListener('paste', paste);
    return () => {
      document.removeEventListener('keydown', press);
      document.removeEventListener('paste', paste);
    };
  }, []);

  return {
    onDragOver(event: DragEvent) {
      // Otherwise the browser would leave the page for the file.
      if (event.dataTransfer.types.includes('Files')) event.preventDefault();
    },
    onDrop(event: DragEvent) {
      if (event.defaultPrevented || event.dataTransfer.files.length === 0) return;
      event.preventDefault();
      take([...event.dataTransfer.files], event.target);
    },
  };
}

/** The block that shows a picture or a film; null for other files. */
function blockOf(file: File): NewBlock | null {
  const block = file.type.startsWith('image/') ? pictureBlock : file.type.startsWith('video/') ? videoBlock : null;
  if (!block) return null;
  const kind = block === pictureBlock ? 'picture' : 'video';
  return { type: block.type, uploads: [{ file, kind }], showing: ([{ id }]) => ({ ...block.empty, fileId: id }) };
}

/** A tile for each document and each sound, in one block. */
const tilesOfFiles = (files: readonly File[]): NewBlock => ({
  type: linkTilesListBlock.type,
  uploads: files.slice(0, pageLimits.linksPerBlock).map((file) => ({ file, kind: 'attachment' })),
  showing: (stored) => ({ ...linkTilesListBlock.empty, tiles: stored.map(aTileOfFile) }),
});

/** A block of one tile, for a link that was pasted beside all tiles. */
export const tilesOf = (tile: Tile) => ({
  type: linkTilesListBlock.type,
  settings: { ...linkTilesListBlock.empty, tiles: [tile] },
});
