import { Button, Checkbox, Field, makeStyles, Select, ToggleButton, tokens } from '@fluentui/react-components';
import { Copy20Regular } from '@fluentui/react-icons/svg/copy';
import { Delete20Regular } from '@fluentui/react-icons/svg/delete';
import { Dismiss24Regular } from '@fluentui/react-icons/svg/dismiss';
import { fill } from '@pausenplatz/kernel-contract';
import { Card, look } from '@pausenplatz/kernel-ui';
import { correctionModes, groupSizes, type Plan, type Task, taskIcons, workPlanLimits } from '../../contract/index.ts';
import { editTexts as texts } from '../../texts.edit.ts';
import { iconTexts, wordTexts } from '../../texts.ui.ts';
import { TaskIcon } from '../components/task-icon.tsx';
import { AttachmentsPart } from './attachments-part.tsx';
import { SavedField } from './saved-field.tsx';
import type { Editing } from './use-editing.ts';

const useStyles = makeStyles({
  panel: { display: 'grid', gap: '16px', gridTemplateColumns: 'minmax(0, 1fr)', position: 'sticky', top: '16px' },
  head: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '8px' },
  heading: { fontSize: tokens.fontSizeBase500, lineHeight: tokens.lineHeightBase500, fontWeight: tokens.fontWeightSemibold },
  icons: { display: 'flex', flexWrap: 'wrap', gap: '4px' },
  icon: { minWidth: look.touch, padding: '4px' },
  row: { display: 'grid', gap: '12px', gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))' },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
});

interface TaskPanelProps {
  readonly plan: Plan;
  readonly task: Task;
  readonly editing: Editing;
  readonly onClose: () => void;
}

/** Everything about one task; each change is saved at once. */
export function TaskPanel({ plan, task, editing, onClose }: TaskPanelProps) {
  const styles = useStyles();
  const set = (change: Parameters<Editing['setTask']>[1]) => void editing.setTask(task.id, change);
  const heading = fill(texts.panel, { nr: task.nr });
  return (
    <Card as="section" className={styles.panel}>
      <div className={styles.head}>
        <h2 className={styles.heading}>{heading}</h2>
        <Button appearance="subtle" icon={<Dismiss24Regular />} aria-label={texts.close} onClick={onClose} />
      </div>
      <SavedField
        name={`work-plan-task-title:${task.id}`}
        label={texts.taskTitle}
        value={task.title}
        maximum={workPlanLimits.taskTitleMaximum}
        onSave={(title) => editing.setTask(task.id, { title })}
      />
      <SavedField
        name={`work-plan-task-text:${task.id}`}
        label={texts.taskText}
        value={task.text}
        maximum={workPlanLimits.taskTextMaximum}
        lines={4}
        onSave={(text, base) => editing.setTask(task.id, { text }, base)}
      />
      <Field label={texts.icon}>
        <div className={styles.icons} role="group" aria-label={texts.icon}>
          {taskIcons.map((icon) => (
            <ToggleButton
              key={icon}
              className={styles.icon}
              appearance="subtle"
              checked={task.icon === icon}
              aria-label={iconTexts[icon]}
              title={iconTexts[icon]}
              icon={<TaskIcon icon={icon} size="small" />}
              onClick={() => set({ icon: task.icon === icon ? null : icon })}
            />
          ))}
        </div>
      </Field>
      <Checkbox label={texts.mandatory} checked={task.mandatory} onChange={(_event, { checked }) => set({ mandatory: checked === true })} />
      <div className={styles.row}>
        <Field label={texts.level}>
          <Select value={String(task.level)} onChange={(_event, { value }) => set({ level: Number(value) })}>
            {([0, 1, 2, 3] as const).map((one) => (
              <option key={one} value={one}>
                {wordTexts.level[one]}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={texts.groupSize}>
          <Select
            value={task.groupSize}
            onChange={(_event, { value }) => set({ groupSize: groupSizes.find((one) => one === value) ?? 'EA' })}
          >
            {groupSizes.map((one) => (
              <option key={one} value={one}>
                {wordTexts.groupSize[one]}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <Field label={texts.correction}>
        <Select
          value={task.correctionMode}
          onChange={(_event, { value }) => set({ correctionMode: correctionModes.find((one) => one === value) ?? 'teacher' })}
        >
          {correctionModes.map((one) => (
            <option key={one} value={one}>
              {wordTexts.correction[one]}
            </option>
          ))}
        </Select>
      </Field>
      <AttachmentsPart plan={plan} task={task} editing={editing} />
      <div className={styles.actions}>
        <Button icon={<Copy20Regular />} onClick={() => void editing.duplicateTask(task.id)}>
          {texts.duplicate}
        </Button>
        <Button
          icon={<Delete20Regular />}
          onClick={() => {
            onClose();
            void editing.removeTask(plan, task);
          }}
        >
          {texts.remove}
        </Button>
      </div>
    </Card>
  );
}
