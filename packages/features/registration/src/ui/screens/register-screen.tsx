import { registrationTexts } from '../../texts.ts';
import { Button, Radio, RadioGroup } from '@fluentui/react-components';
import { useApi } from '@pausenplatz/kernel-browser';
import { fill } from '@pausenplatz/kernel-contract';
import { ButtonLink, EmptyState, FormField, Screen, TextLink, TextField, useForm } from '@pausenplatz/kernel-ui';
import { useState } from 'react';
import { register } from '../../contract/registration.ts';
import { registrationTitles } from '../../titles.ts';
import { emailSentence, emptySentence, EntryForm, NewPasswordField, newPasswordSentence } from '@pausenplatz/account/ui';

const texts = registrationTexts.register;

/** `/konto-erstellen`: teachers and private people make an account; it begins with the link in their mailbox. */
export function RegisterScreen() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  if (sentTo !== null)
    return (
      <Screen title={registrationTitles.register} width="narrow" hideTitle>
        <EmptyState
          scene="summer"
          title={texts.sentTitle}
          body={`${fill(texts.sentBody, { email: sentTo })} ${texts.notArrived}`}
          action={
            <>
              <ButtonLink to="/login" appearance="primary">
                {texts.toSignIn}
              </ButtonLink>
              <Button onClick={() => setSentTo(null)}>{texts.again}</Button>
            </>
          }
        />
      </Screen>
    );
  return (
    <Screen title={registrationTitles.register} lead={texts.lead} width="narrow">
      <RegisterForm onSent={setSentTo} />
    </Screen>
  );
}

function RegisterForm({ onSent }: { readonly onSent: (email: string) => void }) {
  const api = useApi();
  const form = useForm({
    name: 'register',
    initial: { role: 'Teacher', firstName: '', lastName: '', email: '', password: '' },
    secrets: ['password'],
    check: ({ firstName, lastName, email, password }) => ({
      firstName: emptySentence(firstName),
      lastName: emptySentence(lastName),
      email: emailSentence(email),
      password: newPasswordSentence(password),
    }),
    send: async ({ role, firstName, lastName, email, password }) => {
      await api.call(register, { role: role === 'Private' ? 'Private' : 'Teacher', firstName, lastName, email, password });
      onSent(email.trim());
    },
  });
  const { firstName, lastName, email, password, role } = form.fields;
  return (
    <EntryForm form={form} label={registrationTitles.register} submit={texts.submit} more={<TextLink to="/login">{texts.known}</TextLink>}>
      <FormField label={texts.role}>
        <RadioGroup layout="horizontal" value={role} onChange={(_event, { value }) => form.set('role', value)}>
          <Radio value="Teacher" label={texts.teacher} />
          <Radio value="Private" label={texts.private} />
        </RadioGroup>
      </FormField>
      <TextField form={form} name="firstName" label={texts.firstName} autoComplete="given-name" />
      <TextField form={form} name="lastName" label={texts.lastName} autoComplete="family-name" />
      <TextField form={form} name="email" type="email" label={texts.email} help={texts.emailHelp} autoComplete="email" />
      <NewPasswordField
        label={texts.password}
        value={password}
        error={form.errors.password}
        onText={(text) => form.set('password', text)}
        ownWords={[firstName, lastName, email]}
      />
    </EntryForm>
  );
}
