import type { BlockViews } from '@pausenplatz/kernel-host';
import type { planBlocks } from '../../contract/blocks.ts';
import { PlanBlockView } from './plan-block-view.tsx';

/** What readers of a page load of the plan's block. */
export const planViews: BlockViews<typeof planBlocks> = { Arbeitsplan: PlanBlockView };
