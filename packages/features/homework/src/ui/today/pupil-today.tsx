import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { fill } from '@pausenplatz/kernel-contract';
import { addDays, daysBetween, longWeekday } from '@pausenplatz/kernel-format';
import type { HomeTileProps } from '@pausenplatz/kernel-host';
import { EmptyState, look, ReadButton } from '@pausenplatz/kernel-ui';
import type { PlanOfToday, Task, Today } from '../../contract/index.ts';
import { isDoneBy } from '../../rules/task-words.ts';
import { todayTexts } from '../../texts.home.ts';
import { DayPath } from './day-path.tsx';
import { PupilCard } from './pupil-card.tsx';
import { SubjectPicture } from './subject-picture.tsx';
import { useTickOff } from './use-tick-off.ts';

/** So many cards are large; a child sees them at once. */
const largeCards = 3;

const useStyles = makeStyles({
  stack: { display: 'grid', gap: '14px', gridTemplateColumns: 'minmax(0, 1fr)', maxWidth: '860px' },
  list: { display: 'grid', gap: '14px', gridTemplateColumns: 'minmax(0, 1fr)', listStyleType: 'none', margin: 0, padding: 0 },
  heading: { margin: 0, fontSize: tokens.fontSizeBase500, fontWeight: tokens.fontWeightBold },
  row: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '12px 24px',
    padding: '12px 20px',
    borderRadius: '16px',
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: look.shadowCard,
  },
  when: { display: 'grid', flexBasis: '96px' },
  whenName: { margin: 0, fontSize: tokens.fontSizeBase400, fontWeight: tokens.fontWeightBold },
  next: { display: 'flex', alignItems: 'center', gap: '12px', flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' },
  event: { backgroundColor: look.colors.yellow.surface, color: look.colors.yellow.ink },
  push: { marginLeft: 'auto' },
});

interface Found {
  readonly plan: PlanOfToday;
  readonly task: Task;
}

/** A child's day: what is due now as cards, then what is still open, what comes tomorrow, and the next event. */
export function PupilToday({ today, user }: HomeTileProps & { readonly today: Today }) {
  const styles = useStyles();
  const texts = todayTexts.pupil;
  const tick = useTickOff(user.id);
  const of = (choose: (plan: PlanOfToday) => readonly Task[]): Found[] =>
    today.plans.flatMap((plan) => choose(plan).map((task) => ({ plan, task })));
  const on = (day: string | null, kind: 'tasks' | 'events') =>
    of((plan) => plan.content.filter((column) => column.day === day).flatMap((column) => column[kind]));
  const due = [...on(today.first, 'tasks'), ...on(null, 'tasks')];
  const late = of((plan) => plan.late);
  const next = on(today.next, 'tasks');
  const events = [...on(today.first, 'events'), ...on(today.next, 'events'), ...of((plan) => plan.soon)];
  const [event] = [...new Map(events.map((one) => [one.task.id, one])).values()].toSorted((one, other) =>
    (one.task.date ?? '') < (other.task.date ?? '') ? -1 : 1,
  );
  const done = due.filter(({ task }) => isDoneBy(task, user.id)).length;
  const isTomorrow = today.next === addDays(today.today, 1);
  const nextName = isTomorrow ? texts.tomorrow : longWeekday(today.next);
  const cards = (found: readonly Found[], large: number) => (
    <ul className={styles.list}>
      {found.map(({ plan, task }, index) => (
        <PupilCard key={task.id} task={task} plan={plan} userId={user.id} isLarge={index < large} onTick={tick} />
      ))}
    </ul>
  );
  return (
    <div className={styles.stack}>
      {today.first !== today.today && <h2 className={styles.heading}>{fill(texts.headingOn, { weekday: longWeekday(today.first) })}</h2>}
      {due.length === 0 ? (
        <EmptyState scene="emptyNest" title={texts.free} body={texts.freeBody} />
      ) : (
        <>
          <DayPath done={done} of={due.length} />
          {cards(due, largeCards)}
          {done === due.length && <EmptyState scene="summer" title={texts.allDone} body={texts.allDoneBody} />}
        </>
      )}
      {late.length > 0 && (
        <>
          <h2 className={styles.heading}>{texts.late}</h2>
          {cards(late, 0)}
        </>
      )}
      <section className={styles.row}>
        <span className={styles.when}>
          <h2 className={styles.whenName}>{nextName}</h2>
          {isTomorrow && <span>{longWeekday(today.next)}</span>}
        </span>
        {next.length === 0 && <span>{texts.nothing}</span>}
        {next.map(({ plan, task }) => (
          <span key={task.id} className={styles.next}>
            <SubjectPicture task={task} subjects={plan.subjects} size="small" />
            {task.task}
          </span>
        ))}
        {next.length > 0 && (
          <span className={styles.push}>
            <ReadButton words={[nextName, ...next.map(({ task }) => task.task)]} label={fill(texts.readDay, { day: nextName })} />
          </span>
        )}
      </section>
      {event && <NextEvent task={event.task} today={today.today} />}
    </div>
  );
}

/** The next event by what a child counts in: sleeps. */
function NextEvent({ task, today }: { readonly task: Task; readonly today: string }) {
  const styles = useStyles();
  const texts = todayTexts.pupil;
  const sleeps = task.date === null ? 0 : daysBetween(today, task.date);
  const when = sleeps <= 0 ? texts.isToday : sleeps === 1 ? texts.oneSleep : fill(texts.sleeps, { count: sleeps });
  return (
    <section className={mergeClasses(styles.row, styles.event)}>
      <span className={styles.next}>
        <span>
          <h2 className={styles.whenName}>{task.task}</h2>
          {when}
        </span>
      </span>
      <ReadButton words={[task.task, when]} label={fill(texts.readDay, { day: task.task })} />
    </section>
  );
}
