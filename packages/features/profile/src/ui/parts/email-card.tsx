import { Button } from '@fluentui/react-components';
import { useApi } from '@pausenplatz/kernel-browser';
import { fill } from '@pausenplatz/kernel-contract';
import { Chip, FormField, notify, notifyRefusal, TextField, useForm } from '@pausenplatz/kernel-ui';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { cancelEmailChange, changeEmail, sendConfirmation } from '@pausenplatz/registration/contract';
import { type OwnProfile } from '../../contract/index.ts';
import { ownTexts } from '../../texts.ts';
import { emailSentence, emptySentence, EntryForm, OwnCard, PasswordInput, useOwnStyles } from '@pausenplatz/account/ui';
import { useProfileStale } from '../data.ts';

const texts = ownTexts.profile;

/** The own address: confirm it, change it, take a change back. */
export function EmailCard({ profile }: { readonly profile: OwnProfile }) {
  const styles = useOwnStyles();
  const [query] = useSearchParams();
  const [isChanging, setChanging] = useState(false);
  const { email, emailConfirmed, pendingEmail } = profile;
  const waiting = pendingEmail ?? (email !== null && !emailConfirmed ? email : null);
  const isAsked = query.get('action') === 'confirm-email';
  return (
    <OwnCard
      title={isAsked && waiting !== null ? texts.confirmTitle : texts.email}
      chip={
        email !== null && <Chip color={emailConfirmed ? 'green' : 'orange'}>{emailConfirmed ? texts.confirmed : texts.unconfirmed}</Chip>
      }
    >
      <p className={styles.words}>{email ?? texts.noEmail}</p>
      {pendingEmail !== null && <p>{fill(texts.pending, { email: pendingEmail })}</p>}
      {waiting !== null && <Waiting email={waiting} isPending={pendingEmail !== null} />}
      {isChanging ? (
        <ChangeEmail onDone={() => setChanging(false)} />
      ) : (
        <div className={styles.actions}>
          <Button onClick={() => setChanging(true)}>{texts.change}</Button>
        </div>
      )}
    </OwnCard>
  );
}

function Waiting({ email, isPending }: { readonly email: string; readonly isPending: boolean }) {
  const styles = useOwnStyles();
  const api = useApi();
  const stale = useProfileStale();
  const [busy, setBusy] = useState(false);
  const run = async (work: () => Promise<string>) => {
    setBusy(true);
    try {
      notify({ type: 'success', title: await work() });
    } catch (error) {
      notifyRefusal(error);
    } finally {
      setBusy(false);
      void stale();
    }
  };
  const send = async () => fill(texts.sent, { email: (await api.call(sendConfirmation, {})).email });
  const cancel = async () => {
    await api.call(cancelEmailChange, {});
    return texts.pendingCancelled;
  };
  return (
    <>
      <p className={styles.soft}>{fill(texts.confirmBody, { email })}</p>
      <div className={styles.actions}>
        <Button appearance="primary" disabledFocusable={busy} onClick={() => busy || void run(send)}>
          {texts.send}
        </Button>
        {isPending && (
          <Button disabledFocusable={busy} onClick={() => busy || void run(cancel)}>
            {texts.pendingCancel}
          </Button>
        )}
      </div>
    </>
  );
}

function ChangeEmail({ onDone }: { readonly onDone: () => void }) {
  const api = useApi();
  const stale = useProfileStale();
  const form = useForm({
    name: 'change-email',
    initial: { email: '', password: '' },
    secrets: ['password'],
    check: ({ email, password }) => ({ email: emailSentence(email), password: emptySentence(password) }),
    send: async ({ email, password }) => {
      await api.call(changeEmail, { email, password });
      notify({ type: 'success', title: ownTexts.saved, body: fill(texts.changeSent, { email: email.trim() }), timeoutMs: 8_000 });
      await stale();
      onDone();
    },
  });
  return (
    <EntryForm plain form={form} label={texts.change} submit={ownTexts.save} more={<Button onClick={onDone}>{ownTexts.cancel}</Button>}>
      <TextField form={form} name="email" type="email" label={texts.newEmail} autoComplete="email" />
      <FormField label={texts.password} help={texts.passwordHelp} error={form.errors.password}>
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
