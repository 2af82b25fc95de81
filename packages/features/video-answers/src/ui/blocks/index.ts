import { VideoChat24Regular } from '@fluentui/react-icons/svg/video-chat';
import { facesOf } from '@pausenplatz/kernel-host';
import { answerBlocks } from '../../contract/blocks.ts';
import { answerViews } from './by-type.ts';

/** View, settings form and pictogram of a question. */
export const answerFaces = facesOf(answerBlocks, {
  Flipgrid: { View: answerViews.Flipgrid, Icon: VideoChat24Regular, loadEditor: () => import('./flipgrid-block-editor.tsx') },
});
