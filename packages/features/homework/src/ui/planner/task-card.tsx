import { FileList } from '@pausenplatz/documents/ui/file-list';
import { Button, mergeClasses, tokens } from '@fluentui/react-components';
import { MoreHorizontal20Regular } from '@fluentui/react-icons/svg/more-horizontal';
import { fill } from '@pausenplatz/kernel-contract';
import { DragItem, look, useSoftColors, useStrongColors } from '@pausenplatz/kernel-ui';
import { type KeyboardEvent, useState } from 'react';
import type { Task } from '../../contract/index.ts';
import { isDoneBy, subjectColor } from '../../rules/index.ts';
import { taskTexts } from '../../texts.ui.ts';
import { mayChange, usePlanView } from './plan-context.ts';
import { hasHead, TaskFacts, TaskHead } from './task-facts.tsx';
import { TaskFeedbackLine } from './task-feedback-line.tsx';
import { useTaskStyles } from './task-styles.ts';
import { TaskText } from './task-text.tsx';
import { TaskTick } from './task-tick.tsx';
import { useTaskKeys } from './use-task-keys.ts';

interface TaskCardProps {
  readonly task: Task;
  readonly zone: string;
  /** Whether it has room on the printed sheet. */
  readonly isOnPaper?: boolean;
}

/** A task or an event in its place: read, ticked off, written, dragged, or opened. */
export function TaskCard({ task, zone, isOnPaper = true }: TaskCardProps) {
  const styles = useTaskStyles();
  const view = usePlanView();
  const soft = useSoftColors();
  const strong = useStrongColors();
  const [isWriting, setWriting] = useState(false);
  const onKeys = useTaskKeys(task, zone);
  const { plan, userId, changes, openTask } = view;
  const canChange = mayChange(view, task);
  const color = subjectColor(plan.subjects, task.subject);
  const canTick = !task.event && (!plan.canTeach || !task.forSchoolClass);
  const isDone = canTick && isDoneBy(task, userId);
  const isSaving = task.revision === 0;
  const tick = canTick && (
    <TaskTick
      className={mergeClasses(styles.tick, !plan.canTeach && styles.pupilsTick)}
      isDone={isDone}
      label={fill(taskTexts.done, { task: task.task })}
      onTick={(isTicked) => void changes.setDone(task, userId, isTicked)}
    />
  );
  const keys = (event: KeyboardEvent) => {
    if (!isWriting && canChange) onKeys(event);
  };
  return (
    <DragItem
      id={task.id}
      zone={zone}
      {...(!isOnPaper && { className: styles.notPrinted })}
      disabled={!canChange || isWriting || isSaving}
      liftedClassName={styles.lifted}
      overClassName={styles.target}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the buttons inside, which bubble */}
      <article
        className={mergeClasses(
          styles.card,
          task.event && mergeClasses(styles.event, soft[task.subject === null ? 'yellow' : color]),
          !task.visible && styles.hidden,
        )}
        data-task={task.id}
        // Browsers part words by the language; fewer know that of Switzerland than German.
        lang="de"
        aria-label={task.task}
        onKeyDown={keys}
      >
        {!task.event && <span className={mergeClasses(styles.stripe, strong[task.forSchoolClass ? color : 'grey'])} aria-hidden />}
        <TaskHead task={task} tick={tick} />
        <div className={mergeClasses(canTick && !hasHead(task) && styles.row, !hasHead(task) && styles.beside)}>
          {!hasHead(task) && tick}
          <div className={isDone ? styles.done : undefined}>
            <TaskText task={task} canChange={canChange} onWriting={setWriting} />
          </div>
        </div>
        <FileList files={task.attachments} />
        <TaskFacts task={task} />
        <TaskFeedbackLine task={task} />
        {!isSaving && (
          <Button
            className={styles.more}
            appearance="subtle"
            size="small"
            icon={<MoreHorizontal20Regular style={{ color: tokens.colorNeutralForeground3 }} />}
            aria-label={fill(taskTexts.open, { task: task.task })}
            onClick={() => openTask(task)}
            data-open
          />
        )}
      </article>
    </DragItem>
  );
}

/** What hangs at the pointer while a task is dragged. */
export function LiftedTask({ task }: { readonly task: Task }) {
  const styles = useTaskStyles();
  const { plan } = usePlanView();
  const strong = useStrongColors();
  return (
    <div className={styles.card} style={{ boxShadow: look.shadowCard, cursor: 'grabbing' }}>
      <span className={mergeClasses(styles.stripe, strong[subjectColor(plan.subjects, task.subject)])} aria-hidden />
      {task.task}
    </div>
  );
}
