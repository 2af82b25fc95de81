import { fill } from '@pausenplatz/kernel-contract';
import { shortDay } from '@pausenplatz/kernel-format';
import { mergeClasses } from '@pausenplatz/kernel-ui/theme';
import { subjectColor } from '../../rules/subject-color.ts';
import { homeworkBlockTexts as texts } from '../../texts.blocks.ts';
import { useBlockStyles, useEventStyles, useInkStyles } from './block-styles.ts';
import type { PlanAnswer } from './read.ts';

type BlockTaskShape = PlanAnswer['content'][number]['tasks'][number];

/** One task or event, to be read. */
export function BlockTask({ task, subjects }: { readonly task: BlockTaskShape; readonly subjects: PlanAnswer['subjects'] }) {
  const styles = useBlockStyles();
  const ink = useInkStyles();
  const events = useEventStyles();
  // A member sees only their own state, a guest nobody's.
  const isDone = task.assignedTo.length === 1 && task.assignedTo[0]?.doneAt !== null;
  const minutes = task.minutes === null ? '' : fill(texts.minutes, { minutes: task.minutes });
  const until =
    task.eventDateTo === null || task.date === null ? '' : fill(texts.until, { from: shortDay(task.date), to: shortDay(task.eventDateTo) });
  const label = [task.event ? texts.event : '', task.subject ?? '', task.event ? until : minutes].filter((part) => part !== '').join(' · ');
  return (
    <li
      lang="de"
      className={
        task.event ? mergeClasses(styles.event, events.event) : mergeClasses(styles.task, ink[subjectColor(subjects, task.subject)])
      }
    >
      {label !== '' && <span className={styles.small}>{label}</span>}
      <span className={task.event ? undefined : mergeClasses(styles.words, isDone && styles.done)}>{task.task}</span>
    </li>
  );
}
