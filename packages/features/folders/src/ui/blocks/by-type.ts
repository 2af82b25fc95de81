import type { BlockViews } from '@pausenplatz/kernel-host';
import type { folderBlocks } from '../../contract/blocks.ts';
import { DocumentsBlockView } from './documents-block-view.tsx';

/** What readers of a page load of a folder: a few lines, and for members the way to all of it. */
export const folderViews: BlockViews<typeof folderBlocks> = { Documents: DocumentsBlockView };
