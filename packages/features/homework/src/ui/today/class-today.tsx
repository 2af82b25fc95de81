import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { fill } from '@pausenplatz/kernel-contract';
import { addDays, longWeekday } from '@pausenplatz/kernel-format';
import { useHost } from '@pausenplatz/kernel-host';
import { colorNameOf, useSoftColors, useStrongColors } from '@pausenplatz/kernel-ui';
import { Link } from 'react-router-dom';
import type { PlanOfToday, Today } from '../../contract/index.ts';
import { todayTexts } from '../../texts.home.ts';
import { TodayEntry } from './today-entry.tsx';
import { TodayLine } from './today-line.tsx';

const useStyles = makeStyles({
  // Beside a longer class the last part would stand at the foot, and go up as it arrives.
  column: { display: 'grid', gridTemplateRows: 'auto auto 1fr', minWidth: 0, backgroundColor: tokens.colorNeutralBackground1 },
  head: { display: 'flex', alignItems: 'center', gap: '10px', minHeight: '48px', padding: '0 16px' },
  name: {
    margin: 0,
    flexGrow: 1,
    minWidth: 0,
    overflowWrap: 'anywhere',
    fontSize: tokens.fontSizeBase400,
    fontWeight: tokens.fontWeightBold,
  },
  link: { color: 'inherit', textDecorationLine: 'none', ':hover': { textDecorationLine: 'underline' } },
  dot: { width: '12px', height: '12px', borderRadius: '999px', flexShrink: 0 },
  part: { display: 'grid', alignContent: 'start', gap: '8px', gridTemplateColumns: 'minmax(0, 1fr)', padding: '10px 16px 14px' },
  next: { borderTop: `1px solid ${tokens.colorNeutralStroke3}` },
  when: { margin: 0, fontSize: tokens.fontSizeBase300, fontWeight: tokens.fontWeightSemibold, color: tokens.colorNeutralForeground2 },
  nothing: { color: tokens.colorNeutralForeground3 },
});

interface ClassTodayProps {
  readonly plan: PlanOfToday;
  readonly today: Today;
  readonly userId: string;
  readonly className?: string;
}

/** One class: what is due now, who has not ticked it off, what is due next, and the line to write more. */
export function ClassToday({ plan, today, userId, className }: ClassTodayProps) {
  const styles = useStyles();
  const soft = useSoftColors();
  const strong = useStrongColors();
  const host = useHost();
  const { name, color, id } = plan.schoolClass;
  const count = plan.pupils.length;
  const on = (day: string) => plan.content.find((column) => column.day === day);
  const week = plan.content.filter(({ day }) => day === null).flatMap(({ tasks, events }) => [...events, ...tasks]);
  const first = entriesOf(on(today.first));
  const next = entriesOf(on(today.next));
  return (
    <section className={mergeClasses(styles.column, className)} aria-label={name} data-class={id}>
      <header className={mergeClasses(styles.head, soft[colorNameOf(color)])}>
        <span className={mergeClasses(styles.dot, strong[colorNameOf(color)])} aria-hidden />
        <h2 className={styles.name}>
          {host.hasSidebar ? (
            <Link className={styles.link} to={`/tools/agenda?klasse=${id}`} aria-label={fill(todayTexts.toAgenda, { name })}>
              {name}
            </Link>
          ) : (
            name
          )}
        </h2>
        <span>{count === 1 ? todayTexts.oneChild : fill(todayTexts.children, { count })}</span>
      </header>
      <div className={styles.part}>
        <h3 className={styles.when}>{firstWords(today)}</h3>
        {first.length === 0 && week.length === 0 && <p className={styles.nothing}>{todayTexts.nothing}</p>}
        {first.map((task) => (
          <TodayEntry key={task.id} task={task} plan={plan} isDue />
        ))}
        {week.length > 0 && <h3 className={styles.when}>{todayTexts.thisWeek}</h3>}
        {week.map((task) => (
          <TodayEntry key={task.id} task={task} plan={plan} isDue />
        ))}
      </div>
      <div className={mergeClasses(styles.part, styles.next)}>
        <h3 className={styles.when}>{nextWords(today)}</h3>
        {next.map((task) => (
          <TodayEntry key={task.id} task={task} plan={plan} />
        ))}
        <TodayLine plan={plan} day={today.next} userId={userId} />
      </div>
    </section>
  );
}

const entriesOf = (column: PlanOfToday['content'][number] | undefined) => (column ? [...column.events, ...column.tasks] : []);

/** "Heute fällig", or on weekends "Am Montag fällig". */
const firstWords = ({ today, first }: Today): string =>
  first === today ? todayTexts.today : fill(todayTexts.on, { weekday: longWeekday(first) });

/** "Auf morgen, Mittwoch", or over a weekend "Auf Montag". */
const nextWords = ({ today, next }: Today): string =>
  fill(next === addDays(today, 1) ? todayTexts.tomorrow : todayTexts.next, { weekday: longWeekday(next) });
