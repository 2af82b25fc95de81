import type { SettingsOf } from '@pausenplatz/kernel-contract';
import type { BlockViewProps } from '@pausenplatz/kernel-host';
import type { planBlock } from '../contract/blocks.ts';
import { ClosedPlan } from './blocks/closed-plan.tsx';

/** The block as framed pages show it: nobody is signed in there, and a plan is for those alone who have it. */
export const planFramedViews = {
  Arbeitsplan: ({ settings: { planUrl } }: BlockViewProps<SettingsOf<typeof planBlock>>) =>
    planUrl === null ? null : <ClosedPlan url={planUrl} mayHaveIt />,
} as const;
