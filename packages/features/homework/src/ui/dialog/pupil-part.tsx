import { FileList } from '@pausenplatz/documents/ui/file-list';
import { makeStyles, ToggleButton } from '@fluentui/react-components';
import { CheckmarkCircle24Filled } from '@fluentui/react-icons/svg/checkmark-circle';
import { Circle24Regular } from '@fluentui/react-icons/svg/circle';
import { Chip, look } from '@pausenplatz/kernel-ui';
import { fill } from '@pausenplatz/kernel-contract';
import { type Task, updateAssignee } from '../../contract/index.ts';
import { isDoneBy, subjectColor } from '../../rules/index.ts';
import { dialogTexts, taskTexts } from '../../texts.ui.ts';
import { feedbackColors } from '../feedback-colors.ts';
import { usePlanView } from '../planner/plan-context.ts';
import { MinutesField } from './minutes-field.tsx';

const useStyles = makeStyles({
  facts: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
  feedback: { display: 'grid', gap: '8px' },
  done: { justifySelf: 'start', minHeight: look.touchPupil },
});

/** A task as the pupil sees it large: pictures, what was said about it, and how long it took. */
export function PupilPart({ task }: { readonly task: Task }) {
  const styles = useStyles();
  const { plan, userId, changes } = usePlanView();
  const isDone = isDoneBy(task, userId);
  const own = task.assignedTo.find(({ id }) => id === userId);
  const save = (value: number | null) => void changes.change(updateAssignee, { taskId: task.id, userId, field: 'minutes', value });
  return (
    <>
      <div className={styles.facts}>
        {task.subject !== null && <Chip color={subjectColor(plan.subjects, task.subject)}>{task.subject}</Chip>}
        {task.minutes !== null && <Chip>{fill(taskTexts.minutes, { minutes: task.minutes })}</Chip>}
      </div>
      <FileList files={task.attachments} large />
      {!task.event && !plan.canTeach && (
        <ToggleButton
          className={styles.done}
          size="large"
          appearance={isDone ? 'primary' : 'secondary'}
          checked={isDone}
          icon={isDone ? <CheckmarkCircle24Filled /> : <Circle24Regular />}
          onClick={() => void changes.setDone(task, userId, !isDone)}
        >
          {dialogTexts.pupilDone}
        </ToggleButton>
      )}
      {plan.pupilsCanSetDuration && !task.event && (
        <MinutesField label={dialogTexts.pupilMinutes} minutes={own?.minutes ?? null} onSave={save} />
      )}
      {own && own.feedback.length > 0 && (
        <div className={styles.feedback}>
          <strong>{dialogTexts.feedback.mine}</strong>
          {own.feedback.map((one) => (
            <span key={one.id}>
              <Chip color={feedbackColors[one.type]}>{dialogTexts.feedback.types[one.type]}</Chip> {one.feedback}
            </span>
          ))}
        </div>
      )}
    </>
  );
}
