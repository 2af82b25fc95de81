import { Button, mergeClasses, Tooltip } from '@fluentui/react-components';
import { ArrowRepeatAll16Regular } from '@fluentui/react-icons/svg/arrow-repeat-all';
import { CalendarStar16Regular } from '@fluentui/react-icons/svg/calendar-star';
import { CheckmarkCircle16Regular } from '@fluentui/react-icons/svg/checkmark-circle';
import { EyeOff16Regular } from '@fluentui/react-icons/svg/eye-off';
import { LockClosed16Regular } from '@fluentui/react-icons/svg/lock-closed';
import { Open16Regular } from '@fluentui/react-icons/svg/open';
import { Person16Regular } from '@fluentui/react-icons/svg/person';
import { ReadAloud20Regular } from '@fluentui/react-icons/svg/read-aloud';
import { fill } from '@pausenplatz/kernel-contract';
import { shortDay } from '@pausenplatz/kernel-format';
import { useHost } from '@pausenplatz/kernel-host';
import { canReadAloud, readAloud, useSoftColors } from '@pausenplatz/kernel-ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Task } from '../../contract/index.ts';
import { havingIt, progressOf, subjectColor } from '../../rules/index.ts';
import { taskTexts } from '../../texts.ui.ts';
import { usePlanView } from './plan-context.ts';
import { useTaskStyles } from './task-styles.ts';

/** Whether a line stands above the words. */
export const hasHead = ({ event, subject }: Task): boolean => event || subject !== null;

/** The line above a task: the box to tick and its subject, or that it is an event; nothing where there is neither. */
export function TaskHead({ task, tick }: { readonly task: Task; readonly tick: ReactNode }) {
  const styles = useTaskStyles();
  const soft = useSoftColors();
  const { plan } = usePlanView();
  if (!hasHead(task)) return null;
  if (task.event) {
    return (
      <div className={mergeClasses(styles.head, styles.eventHead)}>
        <Fact icon={<CalendarStar16Regular aria-hidden />}>{[taskTexts.event, task.subject].filter(Boolean).join(' · ')}</Fact>
      </div>
    );
  }
  return (
    <div className={styles.head}>
      {tick}
      <span className={mergeClasses(styles.subject, soft[subjectColor(plan.subjects, task.subject)])}>{task.subject}</span>
    </div>
  );
}

/** The line below a task: minutes, and what is special about it, always with a word. */
export function TaskFacts({ task }: { readonly task: Task }) {
  const styles = useTaskStyles();
  const { plan, display } = usePlanView();
  const host = useHost();
  const author = display.showTeachers ? plan.teachers.find(({ id }) => id === task.author) : undefined;
  const progress =
    plan.canTeach && task.forSchoolClass && !task.event
      ? progressOf(
          task,
          plan.pupils.map(({ id }) => id),
        )
      : null;
  return (
    <div className={styles.foot}>
      {display.showDurations && task.minutes !== null && <Fact>{fill(taskTexts.minutes, { minutes: task.minutes })}</Fact>}
      {task.eventDateTo !== null && <Fact>{fill(taskTexts.until, { day: shortDay(task.eventDateTo) })}</Fact>}
      {!task.forSchoolClass && <Fact icon={<LockClosed16Regular aria-hidden />}>{taskTexts.private}</Fact>}
      {!task.visible && <Fact icon={<EyeOff16Regular aria-hidden />}>{taskTexts.hidden}</Fact>}
      {plan.canTeach && task.forSchoolClass && !task.assignedToSchoolClass && (
        <Fact icon={<Person16Regular aria-hidden />}>
          {countOf(
            havingIt(
              task,
              plan.pupils.map(({ id }) => id),
            ).length,
          )}
        </Fact>
      )}
      {task.repeat && (
        <Tooltip content={taskTexts.repeated} relationship="label">
          <span className={styles.fact} role="img">
            <ArrowRepeatAll16Regular />
          </span>
        </Tooltip>
      )}
      {progress && progress.done > 0 && (
        <Tooltip content={fill(taskTexts.progressLong, progress)} relationship="label">
          <span className={styles.fact} role="img">
            <CheckmarkCircle16Regular />
            {fill(taskTexts.progress, progress)}
          </span>
        </Tooltip>
      )}
      {author && <Fact>{`${author.firstName} ${author.lastName}`}</Fact>}
      {task.opens !== null && (
        <Link
          className={mergeClasses(styles.opens, styles.notPrinted)}
          to={host.hrefFor(task.opens)}
          aria-label={fill(taskTexts.opensLabel, { task: task.task })}
        >
          <Open16Regular aria-hidden />
          {taskTexts.opens}
        </Link>
      )}
      {!plan.canTeach && canReadAloud(true) && (
        <Button
          className={mergeClasses(styles.notPrinted, styles.readAloud)}
          appearance="subtle"
          icon={<ReadAloud20Regular />}
          aria-label={fill(taskTexts.readAloud, { task: task.task })}
          onClick={() => readAloud([task.subject, task.task])}
        />
      )}
    </div>
  );
}

function Fact({ icon, children }: { readonly icon?: ReactNode; readonly children: ReactNode }) {
  const styles = useTaskStyles();
  return (
    <span className={styles.fact}>
      {icon}
      {children}
    </span>
  );
}

function countOf(count: number): string {
  if (count === 0) return taskTexts.nobody;
  return count === 1 ? taskTexts.one : fill(taskTexts.some, { count });
}
