import { Button, Input } from '@fluentui/react-components';
import { RefusedError, useApi } from '@pausenplatz/kernel-browser';
import { FormField, notifyRefusal, useForm } from '@pausenplatz/kernel-ui';
import { useEffect, useRef } from 'react';
import { passSecondFactor } from '../../contract/second-factor.ts';
import { entryTexts } from '../../texts.entry.ts';
import { emptySentence } from '../form-checks.ts';
import { type Entered, useEntered } from '../use-entered.ts';
import { EntryForm } from './entry-form.tsx';

interface SecondFactorFormProps {
  readonly challenge: string;
  /** Back to the password: by choice, or because the time is over. */
  readonly onBack: () => void;
  readonly redirectUrl?: string;
  /** Runs before the screen is left. */
  readonly first?: (answer: Entered) => Promise<void>;
}

/** The second step of a sign-in: a code of the app, or a recovery code. */
export function SecondFactorForm({ challenge, onBack, redirectUrl, first }: SecondFactorFormProps) {
  const texts = entryTexts.secondFactor;
  const api = useApi();
  const entered = useEntered(first);
  const lead = useRef<HTMLParagraphElement>(null);
  // The step follows a click on the same place: the next thing to do is to type.
  useEffect(() => lead.current?.closest('form')?.querySelector<HTMLElement>('input')?.focus(), []);
  const form = useForm({
    name: 'second-factor',
    initial: { code: '' },
    secrets: ['code'],
    check: ({ code }) => ({ code: emptySentence(code) }),
    send: async ({ code }) => {
      try {
        await entered(await api.call(passSecondFactor, { challenge, code }), redirectUrl);
      } catch (error) {
        if (!(error instanceof RefusedError) || !error.is('CHALLENGE_ENDED')) throw error;
        notifyRefusal(error);
        onBack();
      }
    },
  });
  return (
    <EntryForm plain form={form} label={texts.title} submit={texts.submit} more={<Button onClick={onBack}>{texts.back}</Button>}>
      <p ref={lead}>{texts.lead}</p>
      <FormField label={texts.code} help={texts.codeHelp} error={form.errors.code}>
        <Input
          name="code"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          size="large"
          value={form.fields.code}
          onChange={(_event, { value }) => form.set('code', value)}
        />
      </FormField>
    </EntryForm>
  );
}
