import type { BlockUis } from '@pausenplatz/kernel-host';
import { planBlocks } from '../../contract/blocks.ts';
import { PlanIcon } from '../plan-icon.tsx';
import { PlanBlockView } from './plan-block-view.tsx';

export { planBlocks as blocks };

/** View, settings form and pictogram of a plan on a page. */
export const uis: BlockUis<typeof planBlocks> = {
  Arbeitsplan: { View: PlanBlockView, Icon: PlanIcon, loadEditor: () => import('./plan-block-editor.tsx') },
};
