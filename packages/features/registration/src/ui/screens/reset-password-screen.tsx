import { registrationRefusalTexts, registrationTexts } from '../../texts.ts';
import { RefusedError, useApi } from '@pausenplatz/kernel-browser';
import { fill } from '@pausenplatz/kernel-contract';
import { ButtonLink, EmptyState, FormField, Screen, useForm } from '@pausenplatz/kernel-ui';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { resetPassword } from '../../contract/registration.ts';
import { registrationTitles } from '../../titles.ts';
import { EntryForm, NewPasswordField, newPasswordSentence, PasswordInput, repeatSentence } from '@pausenplatz/account/ui';

const texts = registrationTexts.reset;

/** `/passwort-zuruecksetzen/{id}`: a new password by the mailed link. */
export function ResetPasswordScreen() {
  const [userName, setUserName] = useState<string | null>(null);
  const [hasEnded, setEnded] = useState(false);
  if (!hasEnded && userName === null)
    return (
      <Screen title={registrationTitles.newPassword} lead={texts.lead} width="narrow">
        <ResetForm onDone={setUserName} onEnded={() => setEnded(true)} />
      </Screen>
    );
  const ended = registrationRefusalTexts.MAIL_LINK_ENDED;
  return (
    <Screen title={registrationTitles.newPassword} width="narrow" hideTitle>
      {userName === null ? (
        <EmptyState
          scene="closedGate"
          title={ended.title}
          body={ended.body}
          action={
            <ButtonLink to="/passwort-vergessen" appearance="primary">
              {texts.newLink}
            </ButtonLink>
          }
        />
      ) : (
        <EmptyState
          scene="schoolYard"
          title={texts.done}
          body={fill(texts.doneBody, { userName })}
          action={
            <ButtonLink to="/login" appearance="primary">
              {registrationTexts.register.toSignIn}
            </ButtonLink>
          }
        />
      )}
    </Screen>
  );
}

function ResetForm({ onDone, onEnded }: { readonly onDone: (userName: string) => void; readonly onEnded: () => void }) {
  const { id = '' } = useParams();
  const api = useApi();
  const form = useForm({
    name: 'reset-password',
    initial: { password: '', repeat: '' },
    secrets: ['password', 'repeat'],
    check: ({ password, repeat }) => {
      const wrong = newPasswordSentence(password);
      return wrong === undefined ? { repeat: repeatSentence(password, repeat) } : { password: wrong };
    },
    send: async ({ password }) => {
      try {
        onDone((await api.call(resetPassword, { id, password })).userName);
      } catch (error) {
        if (!(error instanceof RefusedError) || !error.is('MAIL_LINK_ENDED')) throw error;
        onEnded();
      }
    },
  });
  return (
    <EntryForm form={form} label={registrationTitles.newPassword} submit={texts.submit}>
      <NewPasswordField
        label={texts.password}
        value={form.fields.password}
        error={form.errors.password}
        onText={(text) => form.set('password', text)}
      />
      <FormField label={texts.repeat} error={form.errors.repeat}>
        <PasswordInput name="repeat" autoComplete="new-password" value={form.fields.repeat} onText={(text) => form.set('repeat', text)} />
      </FormField>
    </EntryForm>
  );
}
