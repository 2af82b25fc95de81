import { Button } from '@fluentui/react-components';
import { FormField, useForm } from '@pausenplatz/kernel-ui';
import { askPasswordTexts as texts } from '../../texts.ask-password.ts';
import { EntryForm } from './entry-form.tsx';
import { PasswordInput } from './password-input.tsx';
import { emptySentence } from '../form-checks.ts';

interface AskPasswordProps {
  /** What follows, as the word on the button. */
  readonly submit: string;
  /** Throws what the server refuses; a wrong password shows at the field. */
  readonly onPassword: (password: string) => Promise<void>;
  readonly onCancel: () => void;
}

/** Asks for the own password before something that would hurt in the wrong hands. */
export function AskPassword({ submit, onPassword, onCancel }: AskPasswordProps) {
  const form = useForm({
    name: 'ask-password',
    initial: { password: '' },
    secrets: ['password'],
    check: ({ password }) => ({ password: emptySentence(password) }),
    send: async ({ password }) => onPassword(password),
  });
  return (
    <EntryForm plain form={form} label={texts.title} submit={submit} more={<Button onClick={onCancel}>{texts.cancel}</Button>}>
      <FormField label={texts.password} error={form.errors.password}>
        <PasswordInput
          name="password"
          autoComplete="current-password"
          value={form.fields.password}
          onText={(text) => form.set('password', text)}
        />
      </FormField>
    </EntryForm>
  );
}
