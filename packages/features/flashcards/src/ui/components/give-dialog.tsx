import { Input, Radio, RadioGroup } from '@fluentui/react-components';
import { PersonPicker } from '@pausenplatz/account/ui';
import { useApi } from '@pausenplatz/kernel-browser';
import { useCurrentUser } from '@pausenplatz/kernel-host';
import { FormDialog, FormField, judgedBy, notify, useForm } from '@pausenplatz/kernel-ui';
import { ClassPicker } from '@pausenplatz/schools/ui';
import { createBox } from '../../contract/index.ts';
import { flashcardsUiTexts } from '../../texts.ui.ts';
import { useAgain } from '../data.ts';

interface Fields {
  readonly classId: string;
  readonly isForAll: boolean;
  readonly pupilIds: readonly string[];
  readonly startOn: string;
  readonly testOn: string;
}

/** Gives a set to a class or some of its children, with the day on which it begins and that of the test. */
export function GiveDialog({ setId, onClose }: { readonly setId: string; readonly onClose: () => void }) {
  const { give: texts } = flashcardsUiTexts;
  const api = useApi();
  const again = useAgain();
  const user = useCurrentUser();
  const classes = user?.schoolClasses ?? [];
  const inputOf = ({ classId, isForAll, pupilIds, startOn, testOn }: Fields) => ({
    setId,
    classId,
    pupilIds: isForAll ? null : [...pupilIds],
    startOn: startOn === '' ? null : startOn,
    testOn: testOn === '' ? null : testOn,
  });
  const form = useForm<Fields>({
    initial: { classId: user?.currentSchoolClass ?? classes[0]?.id ?? '', isForAll: true, pupilIds: [], startOn: '', testOn: '' },
    check: ({ isForAll, pupilIds }) => (isForAll || pupilIds.length > 0 ? {} : { pupilIds: texts.choose }),
    judge: judgedBy(createBox, inputOf),
    send: async (fields, sending) => {
      await api.call(createBox, inputOf(fields), sending);
      again();
    },
  });
  const { classId, isForAll, pupilIds, startOn, testOn } = form.fields;
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
      <FormField label={texts.startOn} error={form.errors.startOn}>
        <Input type="date" value={startOn} onChange={(_event, { value }) => form.set('startOn', value)} />
      </FormField>
      <FormField label={texts.testOn} help={texts.testHelp} error={form.errors.testOn}>
        <Input type="date" value={testOn} onChange={(_event, { value }) => form.set('testOn', value)} />
      </FormField>
    </FormDialog>
  );
}
