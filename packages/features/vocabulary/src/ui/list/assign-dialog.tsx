import { Button } from '@fluentui/react-components';
import { type Audience, audienceError, AudienceFields, chosenPupils, firstAudience } from '@pausenplatz/account/ui';
import { useApi } from '@pausenplatz/kernel-browser';
import { fill } from '@pausenplatz/kernel-contract';
import { useCurrentUser } from '@pausenplatz/kernel-host';
import { FormDialog, judgedBy, notify, useForm } from '@pausenplatz/kernel-ui';
import { type AssignedTo, assignVocabulary } from '../../contract/index.ts';
import { vocabularyUiTexts } from '../../texts.ui.ts';
import { useAgain, useListChanges } from '../data.ts';

interface Fields {
  readonly audience: Audience;
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
  const inputOf = ({ audience }: Fields) => ({
    id: listId,
    classId: audience.classId,
    pupilIds: chosenPupils(audience),
    isAssigned: true,
  });
  const form = useForm<Fields>({
    initial: { audience: firstAudience(user) },
    check({ audience }) {
      const error = audienceError(audience);
      return error === undefined ? {} : { audience: error };
    },
    judge: judgedBy(assignVocabulary, inputOf),
    send: async (fields, sending) => {
      await api.call(assignVocabulary, inputOf(fields), sending);
      again();
    },
  });
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
      <AudienceFields
        audience={form.fields.audience}
        error={form.errors.audience}
        onChange={(audience) => form.set('audience', audience)}
      />
      {assignedTo.map(({ classId: given, className }) => (
        <div key={given}>
          <Button onClick={() => void takeBack(given)}>{fill(texts.takeBack, { name: className })}</Button>
        </div>
      ))}
    </FormDialog>
  );
}
