import { fill } from '@pausenplatz/kernel-contract';
import { FormDialog, TextAreaField, useForm } from '@pausenplatz/kernel-ui';
import { type Answer, answersLimits } from '../../contract/index.ts';
import { respondTexts as texts } from '../../texts.ui.ts';

interface RespondDialogProps {
  readonly answer: Answer;
  readonly name: string;
  readonly onSend: (id: string, response: string) => Promise<unknown>;
  readonly onClose: () => void;
}

/** A few words of the teacher to a child about its answer. */
export function RespondDialog({ answer, name, onSend, onClose }: RespondDialogProps) {
  const form = useForm({
    name: `answer-response:${answer.id}`,
    initial: { response: answer.response },
    check: (): Record<string, string> => ({}),
    send: ({ response }) => onSend(answer.id, response.trim()),
  });
  return (
    <FormDialog form={form} title={fill(texts.title, { name })} submitLabel={texts.save} onClose={onClose}>
      <TextAreaField
        form={form}
        name="response"
        label={texts.label}
        help={fill(texts.help, { name })}
        rows={4}
        maximum={answersLimits.responseMaximum}
      />
    </FormDialog>
  );
}
