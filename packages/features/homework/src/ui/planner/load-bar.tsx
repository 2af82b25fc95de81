import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { Warning16Filled } from '@fluentui/react-icons/svg/warning';
import { fill } from '@pausenplatz/kernel-contract';
import { fullDay } from '@pausenplatz/kernel-format';
import { look } from '@pausenplatz/kernel-ui';
import type { Plan } from '../../contract/index.ts';
import { dayLoad, type DayLoad, tasksOf } from '../../rules/index.ts';
import { loadTexts } from '../../texts.ui.ts';

const useStyles = makeStyles({
  frame: {
    display: 'grid',
    gap: '2px',
    fontSize: tokens.fontSizeBase200,
    color: tokens.colorNeutralForeground2,
    '@media print': { display: 'none' },
  },
  track: { height: '6px', borderRadius: look.radiusChip, backgroundColor: tokens.colorNeutralBackground4, overflow: 'hidden' },
  fill: { height: '100%', borderRadius: look.radiusChip, transitionProperty: 'width', transitionDuration: look.motion },
  fine: { backgroundColor: look.colors.green.strong },
  near: { backgroundColor: look.colors.yellow.strong },
  over: { backgroundColor: look.colors.red.strong },
  sign: { flexShrink: 0, marginTop: '2px' },
  warning: { display: 'flex', gap: '4px', alignItems: 'start', color: look.colors.red.ink, fontWeight: tokens.fontWeightSemibold },
});

interface LoadBarProps {
  readonly plan: Plan;
  readonly day: string;
  /** Minutes that are being typed right now, for the whole class. */
  readonly typedMinutes?: number;
}

/** Expected minutes of a day against the school's limit; it warns while a task is typed. */
export function LoadBar({ plan, day, typedMinutes = 0 }: LoadBarProps) {
  const styles = useStyles();
  const typed = {
    date: day,
    specialDayBox: null,
    event: false,
    minutes: typedMinutes,
    assignedToSchoolClass: true,
    assignedTo: [],
    forSchoolClass: true,
  };
  const limit = plan.limitMinutes ?? plan.schoolLimitMinutes;
  const load = dayLoad(
    [...tasksOf(plan), typed],
    day,
    plan.pupils.map(({ id }) => id),
    limit,
    plan.otherMinutes,
  );
  if (load.level === 'none') return null;
  const share = limit === null ? 100 : Math.min(100, Math.round((load.mostMinutes / limit) * 100));
  return (
    <div className={styles.frame} role="status">
      <div
        className={styles.track}
        role="meter"
        aria-label={fill(loadTexts.label, { day: fullDay(day) })}
        aria-valuenow={load.mostMinutes}
        aria-valuemin={0}
        aria-valuemax={limit ?? load.mostMinutes}
      >
        <div className={mergeClasses(styles.fill, styles[load.level])} style={{ width: `${share}%` }} />
      </div>
      {load.level === 'over' && limit !== null ? (
        <span className={styles.warning}>
          <Warning16Filled className={styles.sign} aria-hidden />
          <span>
            {fill(loadTexts.over, { minutes: load.mostMinutes, over: load.mostMinutes - limit })}
            {load.countsOthers && ` ${loadTexts.withOthers}`}. {whom(plan, load)}
          </span>
        </span>
      ) : (
        <span>
          {limit === null
            ? fill(loadTexts.minutes, { minutes: load.mostMinutes })
            : fill(loadTexts.ofLimit, { minutes: load.mostMinutes, limit })}
          {load.countsOthers && ` ${loadTexts.withOthers}`}
        </span>
      )}
    </div>
  );
}

const namesShown = 3;

function whom(plan: Plan, { over }: DayLoad): string {
  if (over.length === plan.pupils.length) return loadTexts.overForAll;
  const names = over.slice(0, namesShown).map((id) => plan.pupils.find((pupil) => pupil.id === id)?.firstName ?? '');
  const list = names.join(', ') + (over.length > namesShown ? ' …' : '');
  return over.length === 1 ? fill(loadTexts.overForOne, { names: list }) : fill(loadTexts.overForSome, { count: over.length, names: list });
}
