import type { BlockViews } from '@pausenplatz/kernel-host';
import type { chatBlocks } from '../../contract/blocks.ts';
import { ChatBlockView } from './chat-block-view.tsx';

/** What readers of a page load of a chat: a few lines, and for who is in it the way to all of it. */
export const chatViews: BlockViews<typeof chatBlocks> = { Chat: ChatBlockView };
