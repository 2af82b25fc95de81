import { Input } from '@fluentui/react-components';
import { type Audience, audienceError, AudienceFields, chosenPupils, firstAudience } from '@pausenplatz/account/ui';
import { useApi } from '@pausenplatz/kernel-browser';
import { useCurrentUser } from '@pausenplatz/kernel-host';
import { FormDialog, FormField, judgedBy, notify, useForm } from '@pausenplatz/kernel-ui';
import { createBox } from '../../contract/index.ts';
import { flashcardsUiTexts } from '../../texts.ui.ts';
import { useAgain } from '../data.ts';

interface Fields {
  readonly audience: Audience;
  readonly startOn: string;
  readonly testOn: string;
}

/** Gives a set to a class or some of its children, with the day on which it begins and that of the test. */
export function GiveDialog({ setId, onClose }: { readonly setId: string; readonly onClose: () => void }) {
  const { give: texts } = flashcardsUiTexts;
  const api = useApi();
  const again = useAgain();
  const user = useCurrentUser();
  const inputOf = ({ audience, startOn, testOn }: Fields) => ({
    setId,
    classId: audience.classId,
    pupilIds: chosenPupils(audience),
    startOn: startOn === '' ? null : startOn,
    testOn: testOn === '' ? null : testOn,
  });
  const form = useForm<Fields>({
    initial: { audience: firstAudience(user), startOn: '', testOn: '' },
    check({ audience }) {
      const error = audienceError(audience);
      return error === undefined ? {} : { audience: error };
    },
    judge: judgedBy(createBox, inputOf),
    send: async (fields, sending) => {
      await api.call(createBox, inputOf(fields), sending);
      again();
    },
  });
  const { startOn, testOn } = form.fields;
  return (
    <FormDialog
      form={form}
      title={texts.title}
      submitLabel={texts.submit}
      onClose={onClose}
      onDone={() => notify({ type: 'success', title: texts.done })}
    >
      <AudienceFields
        audience={form.fields.audience}
        error={form.errors.audience}
        onChange={(audience) => form.set('audience', audience)}
      />
      <FormField label={texts.startOn} error={form.errors.startOn}>
        <Input type="date" value={startOn} onChange={(_event, { value }) => form.set('startOn', value)} />
      </FormField>
      <FormField label={texts.testOn} help={texts.testHelp} error={form.errors.testOn}>
        <Input type="date" value={testOn} onChange={(_event, { value }) => form.set('testOn', value)} />
      </FormField>
    </FormDialog>
  );
}
