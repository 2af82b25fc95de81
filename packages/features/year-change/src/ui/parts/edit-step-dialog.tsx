import { Input, Radio, RadioGroup, Select } from '@fluentui/react-components';
import { counted, fill } from '@pausenplatz/kernel-contract';
import { FormDialog, FormField, useForm } from '@pausenplatz/kernel-ui';
import { schoolLimits } from '@pausenplatz/schools/contract';
import { getYearPlan, type ReviewedYearStep, setYearStep, yearActions, yearContents, type YearPlan } from '../../contract/index.ts';
import { classKey } from '@pausenplatz/schools/rules';
import { type ClassStep, goesAway, type PupilTarget } from '../../rules/index.ts';
import { yearTexts as texts } from '../../texts.ts';
import { useChange } from '@pausenplatz/office/ui';
import { PupilMoves } from './pupil-moves.tsx';

interface EditStepDialogProps {
  readonly plan: YearPlan;
  readonly shown: ReviewedYearStep;
  readonly onClose: () => void;
}

/** What becomes of one class, and of single pupils who go another way. */
export function EditStepDialog({ plan, shown, onClose }: EditStepDialogProps) {
  const save = useChange(setYearStep, [getYearPlan]);
  const form = useForm<{ readonly step: ClassStep }>({
    initial: { step: shown.step },
    send: ({ step: chosen }) => save({ planId: plan.id, step: tidy(chosen) }),
  });
  const { step } = form.fields;
  const change = (part: Partial<ClassStep>) => form.set('step', { ...step, ...part });
  const nameAfter = classKey(step.newName ?? shown.className);
  const namesake = plan.steps.find(
    (one) => one.step.classId !== step.classId && !goesAway(one.step.action) && classKey(one.nameAfter) === nameAfter,
  );
  const keeps = step.action === 'continue' || step.action === 'handOver';
  const move = (userIds: readonly string[], to: PupilTarget | null) => {
    const others = step.moves.filter(({ userId }) => !userIds.includes(userId));
    change({ moves: [...others, ...(to === null ? [] : userIds.map((userId) => ({ userId, to })))] });
  };
  return (
    <FormDialog form={form} title={fill(texts.editTitle, { name: shown.className })} submitLabel={texts.save} onClose={onClose}>
      <FormField label={texts.action}>
        <RadioGroup
          value={step.action}
          onChange={(_event, { value }) => change({ action: yearActions.find((one) => one === value) ?? 'none' })}
        >
          {yearActions.map((action) => (
            <Radio key={action} value={action} label={texts.actions[action]} />
          ))}
        </RadioGroup>
      </FormField>
      {keeps && (
        <FormField label={texts.newName} help={namesake && fill(texts.nameAlsoOf, { name: namesake.className })}>
          <Input
            value={step.newName ?? shown.className}
            maxLength={schoolLimits.classNameMaximum}
            onChange={(_event, { value }) => change({ newName: value })}
          />
        </FormField>
      )}
      {step.action === 'handOver' && (
        <FormField label={texts.teacher} required>
          <Select value={step.teacherId ?? ''} onChange={(_event, { value }) => change({ teacherId: value === '' ? null : value })}>
            <option value="">{texts.chooseTeacher}</option>
            {plan.teachers.map(({ id, firstName, lastName }) => (
              <option key={id} value={id}>
                {firstName} {lastName}
              </option>
            ))}
          </Select>
        </FormField>
      )}
      {step.action !== 'none' && (
        <FormField label={texts.content}>
          <Select
            value={step.content}
            onChange={(_event, { value }) => change({ content: yearContents.find((one) => one === value) ?? 'keep' })}
          >
            {yearContents.map((content) => (
              <option key={content} value={content}>
                {texts.contents[content]}
              </option>
            ))}
          </Select>
        </FormField>
      )}
      {step.action === 'leave' && <p>{counted(texts.leaveHelp, shown.pupils.length)}</p>}
      {step.action !== 'none' && step.action !== 'leave' && shown.pupils.length > 0 && (
        <PupilMoves plan={plan} shown={shown} moves={step.moves} onMove={move} />
      )}
    </FormDialog>
  );
}

/** A half-written class name counts as none. */
function tidy(step: ClassStep) {
  const moves = [...step.moves].filter(({ to }) => to.kind !== 'newClass' || to.name.trim() !== '');
  const newName = step.newName?.trim();
  return { ...step, moves, newName: newName === undefined || newName === '' ? null : newName };
}
