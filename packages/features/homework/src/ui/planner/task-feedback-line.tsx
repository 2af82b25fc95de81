import { mergeClasses } from '@fluentui/react-components';
import { useSoftColors } from '@pausenplatz/kernel-ui';
import type { Task } from '../../contract/index.ts';
import { taskTexts } from '../../texts.ui.ts';
import { feedbackColors } from '../feedback-colors.ts';
import { usePlanView } from './plan-context.ts';
import { useTaskStyles } from './task-styles.ts';

/** What a pupil was told about a task; teachers see it in the dialog. */
export function TaskFeedbackLine({ task }: { readonly task: Task }) {
  const styles = useTaskStyles();
  const soft = useSoftColors();
  const { plan, userId } = usePlanView();
  if (plan.canTeach) return null;
  const own = task.assignedTo.find(({ id }) => id === userId)?.feedback ?? [];
  return own.map((one) => (
    <p key={one.id} className={mergeClasses(styles.praise, soft[feedbackColors[one.type]])}>
      {[taskTexts.feedbackShort[one.type], one.feedback].filter((part) => part !== '').join(': ')}
    </p>
  ));
}
