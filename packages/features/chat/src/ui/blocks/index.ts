import { Chat24Regular } from '@fluentui/react-icons/svg/chat';
import { facesOf } from '@pausenplatz/kernel-host';
import { chatBlocks } from '../../contract/blocks.ts';
import { chatViews } from './by-type.ts';

/** View, settings form and pictogram of a chat on a page. */
export const chatFaces = facesOf(chatBlocks, {
  Chat: { View: chatViews.Chat, Icon: Chat24Regular, loadEditor: () => import('./chat-block-editor.tsx') },
});
