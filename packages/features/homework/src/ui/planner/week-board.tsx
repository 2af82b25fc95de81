import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { isoWeekday } from '@pausenplatz/kernel-format';
import type { Column } from '../../contract/index.ts';
import { eventBars } from '../../rules/index.ts';
import { DayColumn } from './day-column.tsx';
import { zoneOf } from './place.ts';
import { usePlanView } from './plan-context.ts';
import { useIsPhone } from './use-is-phone.ts';
import { TaskCard } from './task-card.tsx';
import { usePrintFit } from './use-print-fit.ts';

declare module 'react' {
  // What differs between screen and paper takes its numbers from variables; React's types know none.
  interface CSSProperties {
    readonly [variable: `--${string}`]: string | number | undefined;
  }
}

const useStyles = makeStyles({
  board: {
    display: 'grid',
    gap: '12px',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media (min-width: 1800px)': { gridTemplateColumns: 'auto minmax(0, 1fr) auto', alignItems: 'start' },
    // The letters of the screen are 16 px; on paper they have the size that lets the week stand on one sheet.
    '@media print': { gap: '4px', gridTemplateColumns: 'minmax(0, 1fr)', zoom: 'var(--printZoom)' },
  },
  boxes: {
    display: 'grid',
    gap: '12px',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(240px, 100%), 1fr))',
    '@media (min-width: 1800px)': { gridTemplateColumns: '220px' },
    '@media print': { gap: '4px', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)', gridTemplateColumns: 'none' },
  },
  days: {
    display: 'grid',
    gap: '10px',
    gridTemplateColumns: 'var(--columns)',
    '--dayMinimum': '150px',
    // Inside of what scrolls sideways nothing stays in sight.
    '--barHeight': '0px',
    overflowX: 'auto',
    // The focus ring and the shadow of a column must not be cut off by the scrolling.
    padding: '4px',
    margin: '-4px',
    scrollSnapType: 'x proximity',
    '& > *': { scrollSnapAlign: 'start' },
    '@media (min-width: 1200px)': { '--dayMinimum': '9em' },
    '@media (min-width: 1400px)': { overflowX: 'visible', '--dayMinimum': '0px', '--barHeight': 'inherit' },
    '& > section': { gridRow: 'var(--dayRow)' },
    '@media print': { gap: '4px', overflow: 'visible', gridTemplateColumns: 'var(--printColumns)' },
  },
  // Five days have room on a tablet, and a name that stays while a long day is scrolled; what scrolls sideways holds nothing.
  fits: { overflowX: 'visible', '--dayMinimum': '0px', '--barHeight': 'inherit' },
  bar: { minWidth: 0 },
  single: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' },
});

/** Days side by side, boxes beside or above and below them. */
export function WeekBoard() {
  const styles = useStyles();
  const { plan, display } = usePlanView();
  const isPhone = useIsPhone();
  const days = plan.content.filter((column) => column.day !== null && (display.showWeekend || !isFreeDay(column)));
  // One day shows what is on it; beside each other an event of several days is one bar.
  const bars =
    days.length === 1
      ? []
      : eventBars(
          days.map(({ day }) => day ?? ''),
          days.flatMap(({ events }) => events),
        );
  const before = new Set(plan.specialDayBoxesBefore.map(({ id }) => id));
  const boxes = plan.content.filter((column) => column.specialDayBox !== null);
  // A weekend without anything needs no room on paper.
  const printed = days.length === 1 ? days : days.filter((column) => !isFreeDay(column));
  const fit = usePrintFit([...boxes, ...printed]);
  const boxRow = (shown: readonly Column[]) =>
    shown.length > 0 && (
      <div key="boxes" className={styles.boxes}>
        {shown.map((column) => (
          <DayColumn key={zoneOf(column)} column={column} shownOnPaper={fit.shown.get(zoneOf(column)) ?? 0} />
        ))}
      </div>
    );
  const above = boxRow(boxes.filter((column) => before.has(zoneOf(column))));
  const dayRow = (
    <div
      key="days"
      className={days.length === 1 ? styles.single : mergeClasses(styles.days, days.length <= 5 && styles.fits)}
      style={{
        '--dayRow': Math.max(0, ...bars.map(({ lane }) => lane + 1)) + 1,
        '--columns': days.map(widthOf).join(' '),
        '--printColumns': `repeat(${Math.max(1, printed.length)}, minmax(0, 1fr))`,
      }}
      data-days
    >
      {bars.map(({ task, column, span, lane }) => (
        <div key={task.id} className={styles.bar} style={{ gridRow: lane + 1, gridColumn: `${column + 1} / span ${span}` }} data-bar>
          <TaskCard task={task} zone={days[column]?.day ?? ''} isOnPaper={task.visible} />
        </div>
      ))}
      {days.map((column) => (
        <DayColumn
          key={zoneOf(column)}
          column={column}
          hidesBars={bars.length > 0}
          shownOnPaper={fit.shown.get(zoneOf(column)) ?? 0}
          isOnPaper={printed.includes(column)}
        />
      ))}
    </div>
  );
  return (
    <div className={styles.board} style={{ '--printZoom': fit.points / screenPoints }}>
      {/* On a phone the day comes first: also for who listens, and while the page arrives. */}
      {isPhone ? [dayRow, above] : [above, dayRow]}
      {boxRow(boxes.filter((column) => !before.has(zoneOf(column))))}
    </div>
  );
}

/** 16 px, in points. */
const screenPoints = 12;

const isFreeDay = ({ day, tasks, events }: Column) => day !== null && isoWeekday(day) > 5 && tasks.length + events.length === 0;

/** School days share the room; a weekend without anything takes half of it. */
const widthOf = (column: Column): string =>
  isFreeDay(column) ? 'minmax(calc(var(--dayMinimum) * 0.58), 0.5fr)' : 'minmax(var(--dayMinimum), 1fr)';
