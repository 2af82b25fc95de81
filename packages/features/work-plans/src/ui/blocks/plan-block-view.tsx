import type { SettingsOf } from '@pausenplatz/kernel-contract';
import { type BlockViewProps, loadable, useCurrentUser } from '@pausenplatz/kernel-host';
import { EmptyBlock } from '@pausenplatz/kernel-host/empty-block';
import { Suspense } from 'react';
import type { planBlock } from '../../contract/blocks.ts';
import { planBlockTexts as texts } from '../../texts.block.ts';
import { ClosedPlan } from './closed-plan.tsx';

// For those who have a plan; everybody else gets a sentence.
const PlanOnPage = loadable(async () => (await import('./plan-on-page.tsx')).PlanOnPage, 'workPlans.plan');

/** A plan on a page, to each reader as they have it; who has no plans at all is told so without asking for one. */
export function PlanBlockView({ settings: { planUrl, show }, page }: BlockViewProps<SettingsOf<typeof planBlock>>) {
  const user = useCurrentUser();
  if (planUrl === null) return <EmptyBlock>{texts.empty}</EmptyBlock>;
  if (!user?.userRoles.some((role) => role === 'Teacher' || role === 'Pupil'))
    return <ClosedPlan url={planUrl} mayHaveIt={user === null} />;
  return (
    <Suspense fallback={null}>
      <PlanOnPage key={planUrl} url={planUrl} show={show} {...(page.asMember && { asMember: page.asMember })} />
    </Suspense>
  );
}
