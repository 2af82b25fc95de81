import { usePlanList } from '../data.ts';
import { useListStyles } from '../list/list-styles.ts';
import { OwnPlanCard } from '../list/own-plan-card.tsx';
import { usePlanLive } from '../live.ts';

/** The plans that a child works on; nothing where there are none. */
export function OwnPlansTile() {
  const styles = useListStyles();
  const { data } = usePlanList('my');
  usePlanLive(null);
  if (!data || data.plans.length === 0) return null;
  return (
    <div className={styles.stack}>
      {data.plans.slice(0, 3).map((plan) => (
        <OwnPlanCard key={plan.id} plan={plan} today={data.today} />
      ))}
    </div>
  );
}
