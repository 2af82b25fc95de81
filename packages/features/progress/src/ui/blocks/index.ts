import { BrainCircuit24Regular } from '@fluentui/react-icons/svg/brain-circuit';
import { facesOf } from '@pausenplatz/kernel-host';
import { learnBlocks } from '../../contract/blocks.ts';
import { learnViews } from './by-type.ts';

/** View, settings form and pictogram of the trainers on a page. */
export const learnFaces = facesOf(learnBlocks, {
  PausenplatzLernen: {
    View: learnViews.PausenplatzLernen,
    Icon: BrainCircuit24Regular,
    loadEditor: () => import('./learn-block-editor.tsx'),
  },
});
