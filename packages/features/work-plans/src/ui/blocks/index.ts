import { facesOf } from '@pausenplatz/kernel-host';
import { planBlocks } from '../../contract/blocks.ts';
import { PlanIcon } from '../plan-icon.tsx';
import { planViews } from './by-type.ts';

/** View, settings form and pictogram of a plan on a page. */
export const planFaces = facesOf(planBlocks, {
  Arbeitsplan: { View: planViews.Arbeitsplan, Icon: PlanIcon, loadEditor: () => import('./plan-block-editor.tsx') },
});
