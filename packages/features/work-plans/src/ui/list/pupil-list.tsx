import { EmptyState, ListState, Screen as Frame } from '@pausenplatz/kernel-ui';
import { listTexts as texts } from '../../texts.ui.ts';
import { usePlanList } from '../data.ts';
import { usePlanLive } from '../live.ts';
import { useListStyles } from './list-styles.ts';
import { OwnPlanCard } from './own-plan-card.tsx';
import { OwnPortfolios } from './own-portfolios.tsx';

/** The plans of a child, each with how far it is. */
export function PupilList({ title }: { readonly title: string }) {
  const styles = useListStyles();
  const query = usePlanList('my');
  usePlanLive(null);
  return (
    <Frame title={title}>
      <ListState
        query={query}
        skeleton="tiles"
        isEmpty={({ plans }) => plans.length === 0}
        empty={<EmptyState scene="emptyNest" title={texts.emptyPupil} body={texts.emptyPupilBody} />}
      >
        {({ plans, today }) => (
          <ul className={styles.list} aria-label={title}>
            {plans.map((plan) => (
              <li key={plan.id}>
                <OwnPlanCard plan={plan} today={today} />
              </li>
            ))}
          </ul>
        )}
      </ListState>
      {query.data && <OwnPortfolios current={query.data.plans.map(({ url }) => url)} />}
    </Frame>
  );
}
