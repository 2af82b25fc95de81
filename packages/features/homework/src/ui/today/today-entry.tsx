import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { CalendarStar20Regular } from '@fluentui/react-icons/svg/calendar-star';
import { CheckmarkCircle16Regular } from '@fluentui/react-icons/svg/checkmark-circle';
import { fill } from '@pausenplatz/kernel-contract';
import { Chip, look, useStrongColors } from '@pausenplatz/kernel-ui';
import type { PlanOfToday, Task } from '../../contract/index.ts';
import { subjectColor } from '../../rules/subject-color.ts';
import { havingIt, isDoneBy } from '../../rules/task-words.ts';
import { todayTexts } from '../../texts.home.ts';

/** Names that stand there before somebody asks for all of them. */
const namesShown = 2;

const useStyles = makeStyles({
  event: {
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    minHeight: '36px',
    padding: '4px 10px',
    borderRadius: look.radiusPicture,
    backgroundColor: look.colors.yellow.surface,
    color: look.colors.yellow.ink,
    fontWeight: tokens.fontWeightSemibold,
    overflowWrap: 'anywhere',
  },
  task: { position: 'relative', display: 'grid', gap: '2px', justifyItems: 'start', paddingLeft: '14px', minWidth: 0 },
  stripe: { position: 'absolute', top: '2px', bottom: '2px', left: 0, width: '4px', borderRadius: look.radiusChip },
  words: { overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' },
  state: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0 10px', fontSize: tokens.fontSizeBase200 },
  count: { display: 'inline-flex', alignItems: 'center', gap: '4px', minHeight: '24px', color: tokens.colorNeutralForeground2 },
  open: {
    '& summary': {
      minHeight: '24px',
      lineHeight: '24px',
      listStyleType: 'none',
      cursor: 'pointer',
      color: tokens.colorBrandForegroundLink,
      fontWeight: tokens.fontWeightSemibold,
      borderRadius: '4px',
      ':hover': { textDecorationLine: 'underline' },
      ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
      '::-webkit-details-marker': { display: 'none' },
    },
  },
  names: { margin: '0 0 6px', padding: 0, listStyleType: 'none', columns: '2 120px', columnGap: '16px' },
});

interface TodayEntryProps {
  readonly task: Task;
  readonly plan: PlanOfToday;
  /** Of today: who has not ticked it off counts now. */
  readonly isDue?: boolean;
}

/** An entry of the agenda as a teacher looks at it in passing: what it is, and for whom it is still open. */
export function TodayEntry({ task, plan, isDue = false }: TodayEntryProps) {
  const styles = useStyles();
  const strong = useStrongColors();
  if (task.event) {
    return (
      <div className={styles.event} data-entry={task.id}>
        <CalendarStar20Regular aria-hidden />
        {task.task}
      </div>
    );
  }
  const color = subjectColor(plan.subjects, task.subject);
  return (
    <div className={styles.task} data-entry={task.id}>
      <span className={mergeClasses(styles.stripe, strong[task.forSchoolClass ? color : 'grey'])} aria-hidden />
      {task.subject !== null && <Chip color={color}>{task.subject}</Chip>}
      <span className={styles.words} lang="de">
        {task.task}
      </span>
      {isDue && task.forSchoolClass && task.visible && <State task={task} plan={plan} />}
    </div>
  );
}

function State({ task, plan }: { readonly task: Task; readonly plan: PlanOfToday }) {
  const styles = useStyles();
  const having = havingIt(
    task,
    plan.pupils.map(({ id }) => id),
  );
  const open = plan.pupils.filter(({ id }) => having.includes(id) && !isDoneBy(task, id));
  const names = open
    .slice(0, namesShown)
    .map(({ firstName }) => firstName)
    .join(', ');
  const count = open.length - namesShown;
  return (
    <span className={styles.state}>
      <span className={styles.count}>
        <CheckmarkCircle16Regular aria-hidden />
        {fill(todayTexts.progress, { done: having.length - open.length, of: having.length })}
      </span>
      {open.length > 0 && (
        <details className={styles.open}>
          <summary>{count > 0 ? fill(todayTexts.openMore, { names, count }) : fill(todayTexts.open, { names })}</summary>
          <ul className={styles.names}>
            {open.map(({ id, firstName, lastName }) => (
              <li key={id}>{`${firstName} ${lastName}`}</li>
            ))}
          </ul>
        </details>
      )}
    </span>
  );
}
