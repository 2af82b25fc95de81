import { makeStyles } from '@fluentui/react-components';
import { EmptyState } from '@pausenplatz/kernel-ui';
import { plannerTexts } from '../../texts.ui.ts';
import { DayColumn } from './day-column.tsx';
import { zoneOf } from './place.ts';
import { usePlanView } from './plan-context.ts';

const useStyles = makeStyles({ list: { display: 'grid', gap: '12px', gridTemplateColumns: 'minmax(0, 1fr)' } });

/** Four weeks, one day below the other, only days that have something. */
export function ListBoard() {
  const styles = useStyles();
  const { plan } = usePlanView();
  const filled = plan.content.filter(({ tasks, events }) => tasks.length + events.length > 0);
  if (filled.length === 0) return <EmptyState scene="emptyNest" title={plannerTexts.emptyList} />;
  return (
    <div className={styles.list}>
      {filled.map((column) => (
        <DayColumn key={zoneOf(column)} column={column} isWide />
      ))}
    </div>
  );
}
