import { Button, Radio, RadioGroup } from '@fluentui/react-components';
import { PersonPicker } from '@pausenplatz/account/ui';
import { useApi } from '@pausenplatz/kernel-browser';
import { fill } from '@pausenplatz/kernel-contract';
import { useCurrentUser } from '@pausenplatz/kernel-host';
import { FormDialog, FormField, judgedBy, notify, useForm } from '@pausenplatz/kernel-ui';
import { ClassPicker } from '@pausenplatz/schools/ui';
import { type AssignedTo, assignVocabulary } from '../../contract/index.ts';
import { vocabularyUiTexts } from '../../texts.ui.ts';
import { useAgain, useListChanges } from '../data.ts';

interface Fields {
  readonly classId: string;
  readonly isForAll: boolean;
  readonly pupilIds: readonly string[];
}

const { assign: texts } = vocabularyUiTexts;

interface AssignDialogProps {
  readonly listId: string;
  readonly assignedTo: readonly AssignedTo[];
  readonly onClose: () => void;
}

/** Gives a list to a class or some of its children, and takes it back. */
export function AssignDialog({ listId, assignedTo, onClose }: AssignDialogProps) {
  const api = useApi();
  const again = useAgain();
  const changes = useListChanges();
  const user = useCurrentUser();
  const classes = user?.schoolClasses ?? [];
  const inputOf = ({ classId, isForAll, pupilIds }: Fields) => ({
    id: listId,
    classId,
    pupilIds: isForAll ? null : [...pupilIds],
    isAssigned: true,
  });
  const form = useForm<Fields>({
    initial: { classId: user?.currentSchoolClass ?? classes[0]?.id ?? '', isForAll: true, pupilIds: [] },
    check: ({ isForAll, pupilIds }) => (isForAll || pupilIds.length > 0 ? {} : { pupilIds: texts.choose }),
    judge: judgedBy(assignVocabulary, inputOf),
    send: async (fields, sending) => {
      await api.call(assignVocabulary, inputOf(fields), sending);
      again();
    },
  });
  const { classId, isForAll, pupilIds } = form.fields;
  const takeBack = async (id: string) => {
    if (await changes.takeBack(listId, id)) notify({ type: 'success', title: texts.takenBack });
  };
  return (
    <FormDialog
      form={form}
      title={texts.title}
      submitLabel={texts.submit}
      onClose={onClose}
      onDone={() => notify({ type: 'success', title: texts.done })}
    >
      <ClassPicker
        classes={classes}
        value={classId}
        onChange={(next) => {
          form.set('classId', next);
          form.set('pupilIds', []);
        }}
      />
      <FormField label={texts.whom}>
        <RadioGroup value={isForAll ? 'all' : 'some'} onChange={(_event, { value }) => form.set('isForAll', value === 'all')}>
          <Radio value="all" label={texts.wholeClass} />
          <Radio value="some" label={texts.some} />
        </RadioGroup>
      </FormField>
      {!isForAll && (
        <FormField label="" error={form.errors.pupilIds}>
          <PersonPicker
            label={texts.pupils}
            among="pupils"
            classId={classId}
            chosen={pupilIds}
            onChosen={(ids) => form.set('pupilIds', ids)}
          />
        </FormField>
      )}
      {assignedTo.map(({ classId: given, className }) => (
        <div key={given}>
          <Button onClick={() => void takeBack(given)}>{fill(texts.takeBack, { name: className })}</Button>
        </div>
      ))}
    </FormDialog>
  );
}
