import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { fill } from '@pausenplatz/kernel-contract';
import { isoWeekday, monthOfYear, shortWeekday } from '@pausenplatz/kernel-format';
import { AtOnce, DropZone, look } from '@pausenplatz/kernel-ui';
import { plannerTexts } from '../../texts.ui.ts';
import { zoneOfStrip } from './place.ts';
import { usePlanView } from './plan-context.ts';

const useStyles = makeStyles({
  strip: { '@media print': { display: 'none' } },
  days: { display: 'grid', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)', gap: '4px' },
  day: {
    border: 'none',
    fontFamily: 'inherit',
    fontSize: 'inherit',
    lineHeight: 'inherit',
    color: 'inherit',
    textAlign: 'center',
    alignContent: 'center',
    boxSizing: 'border-box',
    cursor: 'pointer',
    display: 'grid',
    justifyItems: 'center',
    padding: '6px 0',
    minHeight: look.touch,
    borderRadius: look.radiusCard,
    backgroundColor: look.veil,
    ':focus-visible': { outline: `3px solid ${tokens.colorStrokeFocus2}` },
  },
  target: { display: 'grid', borderRadius: look.radiusCard },
  over: { outline: `3px solid ${tokens.colorBrandStroke1}` },
  chosen: { backgroundColor: tokens.colorBrandBackground, color: tokens.colorNeutralForegroundOnBrand },
  number: { fontWeight: tokens.fontWeightBold, fontSize: tokens.fontSizeBase400 },
  weekday: { fontSize: tokens.fontSizeBase200 },
  dot: { width: '6px', height: '6px', borderRadius: look.radiusChip, backgroundColor: 'currentColor', opacity: 0.8 },
  none: { opacity: 0 },
});

/** The days of the week on a phone; the chosen one is shown below, and a task can be let go on each of them. */
export function DayStrip({ day, onChoose }: { readonly day: string; readonly onChoose: (day: string) => void }) {
  const styles = useStyles();
  const { plan, display } = usePlanView();
  const days = plan.content.filter((column) => column.day !== null && (display.showWeekend || isoWeekday(column.day) <= 5));
  return (
    <nav className={styles.strip} aria-label={plannerTexts.dayStrip}>
      <AtOnce className={styles.days}>
        {days.map((column) => {
          const here = column.day ?? '';
          const number = Number(here.slice(8));
          const count = column.tasks.length + column.events.length;
          return (
            <DropZone key={here} id={zoneOfStrip(here)} className={styles.target} overClassName={styles.over}>
              <button
                type="button"
                className={mergeClasses(styles.day, here === day && styles.chosen)}
                aria-current={here === day ? 'date' : undefined}
                aria-label={fill(plannerTexts.stripDay, {
                  weekday: shortWeekday(here),
                  number,
                  month: monthOfYear(here),
                  count: count === 1 ? plannerTexts.oneTask : fill(plannerTexts.taskCount, { count }),
                })}
                onClick={() => onChoose(here)}
              >
                <span className={styles.weekday}>{shortWeekday(here)}</span> <span className={styles.number}>{number}</span>
                <span className={mergeClasses(styles.dot, count === 0 && styles.none)} aria-hidden />
              </button>
            </DropZone>
          );
        })}
      </AtOnce>
    </nav>
  );
}
