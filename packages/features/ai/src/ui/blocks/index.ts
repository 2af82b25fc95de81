import { BotSparkle24Regular } from '@fluentui/react-icons/svg/bot-sparkle';
import { facesOf } from '@pausenplatz/kernel-host';
import { aiBlocks } from '../../contract/blocks.ts';
import { aiViews } from './by-type.ts';

/** View, settings form and pictogram of the AI services on a page. */
export const aiFaces = facesOf(aiBlocks, {
  AiServices: {
    View: aiViews.AiServices,
    Icon: BotSparkle24Regular,
    loadEditor: () => import('./ai-block-editor.tsx'),
  },
});
