import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { look } from '@pausenplatz/kernel-ui';
import { stepDay, tasksOf } from '../../rules/index.ts';
import { plannerTexts } from '../../texts.ui.ts';
import { DayStrip } from './day-strip.tsx';
import { ListBoard } from './list-board.tsx';
import { MonthBoard } from './month-board.tsx';
import { PlanDragBoard } from './plan-drag-board.tsx';
import { PlanViewProvider, usePlanView } from './plan-context.ts';
import { useIsPhone } from './use-is-phone.ts';
import type { PlannerAddress } from './use-planner-address.ts';
import { useSwipe } from './use-swipe.ts';
import { WeekBoard } from './week-board.tsx';

const useStyles = makeStyles({
  stack: { display: 'grid', gap: '12px', gridTemplateColumns: 'minmax(0, 1fr)' },
  // A swipe to the right is ours; without this the browser would take it as the way back.
  swiped: { touchAction: 'pan-y pinch-zoom' },
  empty: {
    padding: '10px 16px',
    borderRadius: look.radiusCard,
    backgroundColor: look.veil,
    color: tokens.colorNeutralForeground2,
    '@media print': { display: 'none' },
  },
  keys: {
    fontSize: tokens.fontSizeBase200,
    color: tokens.colorNeutralForeground2,
    '@media print': { display: 'none' },
    '@media (pointer: coarse)': { display: 'none' },
  },
});

/** The plan in the chosen view; on a phone a week is one day at a time. */
export function Board({ address }: { readonly address: PlannerAddress }) {
  const styles = useStyles();
  const { plan, otherClasses } = usePlanView();
  const isPhone = useIsPhone();
  const { view, day, go } = address;
  if (view === 'month')
    return <MonthBoard month={day.slice(0, 7)} onOpenDay={(chosen) => go({ day: chosen, view: isPhone ? 'week' : 'day' })} />;
  if (view === 'list') return <ListBoard />;
  const isEmpty = tasksOf(plan).length === 0;
  return (
    <div className={styles.stack}>
      {isEmpty && <p className={styles.empty}>{plan.canTeach ? plannerTexts.emptyTeacher : plannerTexts.emptyPupil}</p>}
      <PlanDragBoard>{view === 'week' && isPhone ? <PhoneWeek day={day} go={go} /> : <WeekBoard />}</PlanDragBoard>
      {plan.canTeach && !isPhone && (
        <p className={styles.keys}>
          {otherClasses.length === 0 ? plannerTexts.keys : `${plannerTexts.keys} ${plannerTexts.keysOfClasses}`}
        </p>
      )}
    </div>
  );
}

/** The week on a phone: its days in a strip, one of them below; a swipe goes on, also into the next week. */
function PhoneWeek({ day, go }: Pick<PlannerAddress, 'day' | 'go'>) {
  const styles = useStyles();
  const view = usePlanView();
  const swipe = useSwipe((by) => go({ day: stepDay('day', day, by) }));
  const shown = view.plan.content.filter((column) => column.day === day || column.specialDayBox !== null);
  return (
    <div className={mergeClasses(styles.stack, styles.swiped)} {...swipe}>
      <DayStrip day={day} onChoose={(chosen) => go({ day: chosen })} />
      <PlanViewProvider value={{ ...view, plan: { ...view.plan, content: shown }, display: { ...view.display, showWeekend: true } }}>
        <WeekBoard />
      </PlanViewProvider>
    </div>
  );
}
