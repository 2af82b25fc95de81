import { TextEditStyle24Regular } from '@fluentui/react-icons/svg/text-edit-style';
import { facesOf } from '@pausenplatz/kernel-host';
import { padBlocks } from '../../contract/blocks.ts';
import { padViews } from './by-type.ts';

/** View, settings form and pictogram of pads. */
export const padFaces = facesOf(padBlocks, {
  eduPad: { View: padViews.eduPad, Icon: TextEditStyle24Regular, loadEditor: () => import('./edu-pad-block-editor.tsx') },
});
