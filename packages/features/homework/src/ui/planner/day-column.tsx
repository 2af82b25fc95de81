import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { fill } from '@pausenplatz/kernel-contract';
import { fullDay, shortDay, shortWeekday } from '@pausenplatz/kernel-format';
import { DropZone, look } from '@pausenplatz/kernel-ui';
import type { Column } from '../../contract/index.ts';
import { isOfSeveralDays } from '../../rules/index.ts';
import { plannerTexts } from '../../texts.ui.ts';
import { AddTask } from './add-task.tsx';
import { placeName, zoneOf } from './place.ts';
import { usePlanView } from './plan-context.ts';
import { TaskCard } from './task-card.tsx';

const useStyles = makeStyles({
  column: {
    display: 'grid',
    gridTemplateRows: 'auto 1fr',
    gap: '8px',
    minWidth: 0,
    padding: '12px 10px',
    borderRadius: look.radiusCard,
    backgroundColor: look.veil,
    boxShadow: look.shadowCard,
    '@media (min-width: 1200px)': { padding: '12px 6px' },
    '@media print': { boxShadow: 'none', border: `1px solid ${tokens.colorNeutralStroke1}`, padding: '6px' },
  },
  today: { backgroundColor: tokens.colorNeutralBackground1, outline: `2px solid ${tokens.colorBrandStroke1}`, outlineOffset: '-2px' },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '0 8px', paddingLeft: '4px', minHeight: '28px' },
  // A long day is scrolled under its name.
  stays: {
    position: 'sticky',
    zIndex: 2,
    top: 'var(--barHeight, 0px)',
    margin: '-4px -2px 0',
    padding: '4px 6px 2px',
    borderRadius: look.radiusPicture,
    backgroundColor: tokens.colorNeutralBackground1,
    '@media print': { position: 'static' },
  },
  weekday: { fontSize: tokens.fontSizeBase400, fontWeight: tokens.fontWeightBold, margin: 0 },
  date: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase300 },
  todayMark: { color: tokens.colorBrandForeground1 },
  zone: {
    display: 'grid',
    alignContent: 'start',
    gap: '8px',
    gridTemplateColumns: 'minmax(0, 1fr)',
    borderRadius: look.radiusPicture,
    minHeight: '48px',
    '@media print': { gap: '4px', minHeight: 0 },
  },
  wide: { gridTemplateColumns: 'repeat(auto-fill, minmax(min(230px, 100%), 1fr))', alignItems: 'start' },
  notPrinted: { '@media print': { display: 'none' } },
  more: {
    display: 'none',
    fontStyle: 'italic',
    fontWeight: tokens.fontWeightSemibold,
    '@media print': { display: 'block' },
  },
  over: { backgroundColor: tokens.colorBrandBackground2 },
});

interface DayColumnProps {
  readonly column: Column;
  /** So many entries are printed; the others are counted. */
  readonly shownOnPaper?: number;
  /** Whether there is room for the column on paper at all. */
  readonly isOnPaper?: boolean;
  /** Across the whole width: its entries stand beside each other. */
  readonly isWide?: boolean;
  /** Events of several days stand above the days already. */
  readonly hidesBars?: boolean;
}

/** A day or a box: its name, its events, its tasks, and the line to type into. */
export function DayColumn({ column, shownOnPaper = Infinity, isOnPaper = true, isWide = false, hidesBars = false }: DayColumnProps) {
  const styles = useStyles();
  const { plan, changes } = usePlanView();
  const zone = zoneOf(column);
  const events = hidesBars ? column.events.filter((event) => !isOfSeveralDays(event)) : column.events;
  const all = [...events, ...column.tasks];
  const printable = all.filter(({ visible }) => visible);
  const bars = column.events.filter((event) => event.visible && !events.includes(event));
  const roomOnPaper = shownOnPaper - bars.length;
  const printed = new Set(printable.slice(0, roomOnPaper));
  const isToday = column.day === plan.today;
  const canAdd = plan.canTeach || column.day !== null;
  return (
    <section
      className={mergeClasses(styles.column, isToday && styles.today, !isOnPaper && styles.notPrinted)}
      aria-label={placeName(plan, zone)}
      data-column={zone}
    >
      <header className={mergeClasses(styles.head, column.day !== null && styles.stays)}>
        {column.day === null ? (
          <h2 className={styles.weekday}>{placeName(plan, zone)}</h2>
        ) : (
          <h2 className={mergeClasses(styles.weekday, isToday && styles.todayMark)} aria-label={fullDay(column.day)}>
            {shortWeekday(column.day)}
          </h2>
        )}
        {column.day !== null && <span className={styles.date}>{shortDay(column.day)}</span>}
      </header>
      <DropZone id={zone} className={mergeClasses(styles.zone, (column.day === null || isWide) && styles.wide)} overClassName={styles.over}>
        {all.map((task) => (
          <TaskCard key={changes.keyFor(task)} task={task} zone={zone} isOnPaper={printed.has(task)} />
        ))}
        {printable.length > roomOnPaper && (
          <p className={styles.more}>{fill(plannerTexts.moreNotPrinted, { count: printable.length - roomOnPaper })}</p>
        )}
        {canAdd && <AddTask zone={zone} />}
      </DropZone>
    </section>
  );
}
