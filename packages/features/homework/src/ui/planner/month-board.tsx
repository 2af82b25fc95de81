import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { fill } from '@pausenplatz/kernel-contract';
import { isoWeekday, monthOfYear, shortWeekday } from '@pausenplatz/kernel-format';
import { look, useSoftColors, useStrongColors } from '@pausenplatz/kernel-ui';
import type { Column, Plan, Task } from '../../contract/index.ts';
import { eventBars, isOfSeveralDays, subjectColor } from '../../rules/index.ts';
import { plannerTexts } from '../../texts.ui.ts';
import { usePlanView } from './plan-context.ts';

const useStyles = makeStyles({
  grid: {
    display: 'grid',
    gap: '6px',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '--monthHead': '36px',
    '--monthLane': '26px',
    '@media (max-width: 640px)': { '--monthHead': '28px', '--monthLane': '10px' },
  },
  week: { display: 'grid', columnGap: '6px' },
  names: {
    position: 'sticky',
    zIndex: 1,
    top: 'var(--barHeight, 0px)',
    padding: '4px 0',
    borderRadius: look.radiusPicture,
    backgroundColor: look.veil,
    '@media print': { position: 'static' },
  },
  bar: {
    zIndex: 1,
    boxSizing: 'border-box',
    margin: '1px 6px 3px',
    padding: '0 8px',
    borderRadius: look.radiusChip,
    fontSize: tokens.fontSizeBase200,
    lineHeight: '22px',
    fontWeight: tokens.fontWeightSemibold,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    // The days below are what one presses.
    pointerEvents: 'none',
    '@media (max-width: 640px)': { fontSize: 0, margin: '1px 2px' },
  },
  beganBefore: { marginLeft: 0, borderTopLeftRadius: 0, borderBottomLeftRadius: 0 },
  goesOn: { marginRight: 0, borderTopRightRadius: 0, borderBottomRightRadius: 0 },
  room: { height: 'calc(var(--lanes) * var(--monthLane))', ':empty': { display: 'block' } },
  name: { fontWeight: tokens.fontWeightSemibold, color: tokens.colorNeutralForeground2, paddingLeft: '8px' },
  day: {
    border: 'none',
    fontFamily: 'inherit',
    fontSize: 'inherit',
    lineHeight: 'inherit',
    color: 'inherit',
    textAlign: 'left',
    boxSizing: 'border-box',
    cursor: 'pointer',
    position: 'relative',
    minWidth: 0,
    minHeight: '104px',
    padding: '8px',
    display: 'grid',
    alignContent: 'start',
    gap: '4px',
    gridRow: '1 / -1',
    borderRadius: look.radiusPicture,
    backgroundColor: look.veil,
    ':hover': { boxShadow: look.shadowCard },
    ':focus-visible': { outline: `3px solid ${tokens.colorStrokeFocus2}` },
    '@media (max-width: 640px)': { minHeight: '56px', padding: '4px' },
  },
  today: { outline: `2px solid ${tokens.colorBrandStroke1}`, outlineOffset: '-2px', backgroundColor: tokens.colorNeutralBackground1 },
  other: {
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground2,
    boxShadow: `inset 0 0 0 1px ${tokens.colorNeutralStroke2}`,
  },
  hidden: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)', whiteSpace: 'nowrap' },
  number: { fontWeight: tokens.fontWeightBold },
  line: {
    display: 'block',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    padding: '1px 6px',
    borderRadius: '4px',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    '@media (max-width: 640px)': { display: 'none' },
  },
  dots: { display: 'none', flexWrap: 'wrap', gap: '3px', '@media (max-width: 640px)': { display: 'flex' } },
  dot: { width: '8px', height: '8px', borderRadius: look.radiusChip },
  more: { fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground2, '@media (max-width: 640px)': { display: 'none' } },
});
const linesShown = 3;

/** A month at a glance, the whole width; a day opens with a click, an event of several days is one bar above them. */
export function MonthBoard({ month, onOpenDay }: { readonly month: string; readonly onOpenDay: (day: string) => void }) {
  const styles = useStyles();
  const { plan, display } = usePlanView();
  const days = plan.content.filter((column) => column.day !== null && (display.showWeekend || isoWeekday(column.day) <= 5));
  const perRow = display.showWeekend ? 7 : 5;
  const weeks = Array.from({ length: Math.ceil(days.length / perRow) }, (_, week) => days.slice(week * perRow, (week + 1) * perRow));
  const columns = { gridTemplateColumns: `repeat(${perRow}, minmax(0, 1fr))` };
  return (
    <div className={styles.grid}>
      <div className={mergeClasses(styles.week, styles.names)} style={columns}>
        {days.slice(0, perRow).map(({ day }) => (
          <span key={day} className={styles.name}>
            {shortWeekday(day ?? '')}
          </span>
        ))}
      </div>
      {weeks.map((week) => (
        <MonthWeek key={week[0]?.day} week={week} month={month} columns={columns} onOpenDay={onOpenDay} />
      ))}
    </div>
  );
}

interface MonthWeekProps {
  readonly week: readonly Column[];
  readonly month: string;
  readonly columns: { readonly gridTemplateColumns: string };
  readonly onOpenDay: (day: string) => void;
}

function MonthWeek({ week, month, columns, onOpenDay }: MonthWeekProps) {
  const styles = useStyles();
  const soft = useSoftColors();
  const { plan } = usePlanView();
  const bars = eventBars(
    week.map(({ day }) => day ?? ''),
    week.flatMap(({ events }) => events),
  );
  const lanes = Math.max(0, ...bars.map(({ lane }) => lane + 1));
  return (
    <div
      className={styles.week}
      style={{ ...columns, gridTemplateRows: `var(--monthHead) repeat(${lanes}, var(--monthLane)) minmax(0, auto)` }}
      data-week
    >
      {week.map((column, index) => (
        <MonthDay
          key={column.day}
          column={column}
          index={index}
          lanes={lanes}
          isOther={!column.day?.startsWith(month)}
          onOpen={onOpenDay}
        />
      ))}
      {bars.map(({ task, column, span, lane, beganBefore, goesOn }) => (
        <span
          key={task.id}
          // The days below say it too.
          aria-hidden
          data-bar
          className={mergeClasses(styles.bar, beganBefore && styles.beganBefore, goesOn && styles.goesOn, soft[colorOf(plan, task)])}
          style={{ gridRow: lane + 2, gridColumn: `${column + 1} / span ${span}` }}
        >
          {task.task}
        </span>
      ))}
    </div>
  );
}

const colorOf = (plan: Pick<Plan, 'subjects'>, one: Task) =>
  one.event && one.subject === null ? 'yellow' : subjectColor(plan.subjects, one.subject);

interface MonthDayProps {
  readonly column: Column;
  readonly index: number;
  /** Lines that bars take above its own. */
  readonly lanes: number;
  readonly isOther: boolean;
  readonly onOpen: (day: string) => void;
}

function MonthDay({ column, index, lanes, isOther, onOpen }: MonthDayProps) {
  const styles = useStyles();
  const soft = useSoftColors();
  const strong = useStrongColors();
  const { plan } = usePlanView();
  const day = column.day ?? '';
  const all = [...column.events, ...column.tasks];
  const count = all.length === 1 ? plannerTexts.oneTask : fill(plannerTexts.taskCount, { count: all.length });
  const lines = all.filter((one) => !isOfSeveralDays(one));
  const long = all.filter(isOfSeveralDays);
  return (
    <button
      type="button"
      className={mergeClasses(styles.day, day === plan.today && styles.today, isOther && styles.other)}
      style={{ gridColumn: index + 1, '--lanes': lanes }}
      onClick={() => onOpen(day)}
    >
      <span>
        <span className={styles.number}>{Number(day.slice(8))}</span>
        {/* The name of the button is what one sees, with the month and the count for those who hear it. */}
        <span className={styles.hidden}>{fill(plannerTexts.monthDay, { month: monthOfYear(day), count })}</span>
        {long.map((one) => (
          <span key={one.id} className={styles.hidden}>{`${one.task}. `}</span>
        ))}
      </span>
      <span className={styles.room} />
      {lines.slice(0, linesShown).map((one) => (
        <span key={one.id} className={mergeClasses(styles.line, soft[colorOf(plan, one)])}>
          {one.task}
        </span>
      ))}
      {lines.length > linesShown && <span className={styles.more}>{`+${lines.length - linesShown}`}</span>}
      <span className={styles.dots} aria-hidden>
        {lines.slice(0, 8).map((one) => (
          <span key={one.id} className={mergeClasses(styles.dot, strong[colorOf(plan, one)])} />
        ))}
      </span>
    </button>
  );
}
