import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { fill } from '@pausenplatz/kernel-contract';
import { isoWeekday, monthOfYear, shortWeekday } from '@pausenplatz/kernel-format';
import { look, useSoftColors, useStrongColors } from '@pausenplatz/kernel-ui';
import type { Column } from '../../contract/index.ts';
import { subjectColor } from '../../rules/index.ts';
import { plannerTexts } from '../../texts.ui.ts';
import { usePlanView } from './plan-context.ts';

const useStyles = makeStyles({
  grid: { display: 'grid', gap: '6px' },
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

/** A month at a glance; a day opens with a click. */
export function MonthBoard({ month, onOpenDay }: { readonly month: string; readonly onOpenDay: (day: string) => void }) {
  const styles = useStyles();
  const { plan, display } = usePlanView();
  const days = plan.content.filter((column) => column.day !== null && (display.showWeekend || isoWeekday(column.day) <= 5));
  const perRow = display.showWeekend ? 7 : 5;
  return (
    <div className={styles.grid} style={{ gridTemplateColumns: `repeat(${perRow}, minmax(0, 1fr))` }}>
      {days.slice(0, perRow).map(({ day }) => (
        <span key={day} className={styles.name}>
          {shortWeekday(day ?? '')}
        </span>
      ))}
      {days.map((column) => (
        <MonthDay key={column.day} column={column} isOther={!column.day?.startsWith(month)} onOpen={onOpenDay} />
      ))}
    </div>
  );
}

function MonthDay({
  column,
  isOther,
  onOpen,
}: {
  readonly column: Column;
  readonly isOther: boolean;
  readonly onOpen: (day: string) => void;
}) {
  const styles = useStyles();
  const soft = useSoftColors();
  const strong = useStrongColors();
  const { plan } = usePlanView();
  const day = column.day ?? '';
  const all = [...column.events, ...column.tasks];
  const count = all.length === 1 ? plannerTexts.oneTask : fill(plannerTexts.taskCount, { count: all.length });
  const colorOf = (one: (typeof all)[number]) => (one.event && one.subject === null ? 'yellow' : subjectColor(plan.subjects, one.subject));
  return (
    <button
      type="button"
      className={mergeClasses(styles.day, day === plan.today && styles.today, isOther && styles.other)}
      onClick={() => onOpen(day)}
    >
      <span>
        <span className={styles.number}>{Number(day.slice(8))}</span>
        {/* The name of the button is what one sees, with the month and the count for those who hear it. */}
        <span className={styles.hidden}>{fill(plannerTexts.monthDay, { month: monthOfYear(day), count })}</span>
      </span>
      {all.slice(0, linesShown).map((one) => (
        <span key={one.id} className={mergeClasses(styles.line, soft[colorOf(one)])}>
          {one.task}
        </span>
      ))}
      {all.length > linesShown && <span className={styles.more}>{`+${all.length - linesShown}`}</span>}
      <span className={styles.dots} aria-hidden>
        {all.slice(0, 8).map((one) => (
          <span key={one.id} className={mergeClasses(styles.dot, strong[colorOf(one)])} />
        ))}
      </span>
    </button>
  );
}
