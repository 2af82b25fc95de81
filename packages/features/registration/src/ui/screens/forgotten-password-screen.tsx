import { registrationTexts } from '../../texts.ts';
import { makeStyles, tokens } from '@fluentui/react-components';
import { useApi } from '@pausenplatz/kernel-browser';
import { fill } from '@pausenplatz/kernel-contract';
import { ButtonLink, EmptyState, Screen, TextLink, TextField, useForm } from '@pausenplatz/kernel-ui';
import { useState } from 'react';
import { forgottenPassword } from '../../contract/registration.ts';
import { registrationTitles } from '../../titles.ts';
import { emailSentence, emptySentence, EntryForm } from '@pausenplatz/account/ui';

const texts = registrationTexts.forgotten;
const useStyles = makeStyles({ note: { color: tokens.colorNeutralForeground2 } });

/** `/passwort-vergessen`: asks for a link; says the same whether or not there is such an account. */
export function ForgottenPasswordScreen() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  if (sentTo === null)
    return (
      <Screen title={registrationTitles.forgotten} lead={texts.lead} width="narrow">
        <ForgottenForm onSent={setSentTo} />
      </Screen>
    );
  return (
    <Screen title={registrationTitles.forgotten} width="narrow" hideTitle>
      <EmptyState
        scene="summer"
        title={texts.sentTitle}
        body={`${fill(texts.sentBody, { name: sentTo })} ${texts.pupils}`}
        action={
          <ButtonLink to="/login" appearance="primary">
            {registrationTexts.register.toSignIn}
          </ButtonLink>
        }
      />
    </Screen>
  );
}

function ForgottenForm({ onSent }: { readonly onSent: (name: string) => void }) {
  const styles = useStyles();
  const api = useApi();
  const form = useForm({
    name: 'forgotten-password',
    initial: { UserName: '' },
    check: ({ UserName }) => ({ UserName: UserName.includes('@') ? emailSentence(UserName) : emptySentence(UserName) }),
    send: async ({ UserName }) => {
      await api.call(forgottenPassword, { UserName: UserName.trim() });
      onSent(UserName.trim());
    },
  });
  return (
    <>
      <EntryForm
        form={form}
        label={registrationTitles.forgotten}
        submit={texts.submit}
        more={<TextLink to="/login">{registrationTexts.register.toSignIn}</TextLink>}
      >
        <TextField form={form} name="UserName" label={texts.userName} autoComplete="username" autoCapitalize="none" spellCheck={false} />
      </EntryForm>
      <p className={styles.note}>{texts.pupils}</p>
    </>
  );
}
