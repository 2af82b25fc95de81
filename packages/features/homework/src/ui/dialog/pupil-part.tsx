import { Input, makeStyles } from '@fluentui/react-components';
import { Chip, FormField } from '@pausenplatz/kernel-ui';
import { fill } from '@pausenplatz/kernel-contract';
import { useState } from 'react';
import { homeworkLimits, type Task, updateAssignee } from '../../contract/index.ts';
import { dialogTexts, taskTexts } from '../../texts.ui.ts';
import { AttachmentList } from '../attachments/attachment-list.tsx';
import { feedbackColors } from '../feedback-colors.ts';
import { usePlanView } from '../planner/plan-context.ts';

const useStyles = makeStyles({
  facts: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
  feedback: { display: 'grid', gap: '8px' },
});

/** A task as the pupil sees it large: pictures, what was said about it, and how long it took. */
export function PupilPart({ task }: { readonly task: Task }) {
  const styles = useStyles();
  const { plan, userId, changes } = usePlanView();
  const own = task.assignedTo.find(({ id }) => id === userId);
  const [minutes, setMinutes] = useState(own?.minutes === null || own === undefined ? '' : String(own.minutes));
  const save = () => {
    const value = minutes.trim() === '' ? null : Math.round(Number(minutes));
    if (value === (own?.minutes ?? null) || Number.isNaN(value)) return;
    void changes.change(updateAssignee, { taskId: task.id, userId, field: 'minutes', value });
  };
  return (
    <>
      <div className={styles.facts}>
        {task.subject !== null && <Chip color="teal">{task.subject}</Chip>}
        {task.minutes !== null && <Chip>{fill(taskTexts.minutes, { minutes: task.minutes })}</Chip>}
      </div>
      <AttachmentList files={task.attachments} large />
      {plan.pupilsCanSetDuration && !task.event && (
        <FormField label={dialogTexts.pupilMinutes}>
          <Input
            type="number"
            min={0}
            max={homeworkLimits.minutesMaximum}
            value={minutes}
            onChange={(_event, { value }) => setMinutes(value)}
            onBlur={save}
          />
        </FormField>
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
