import { Button } from '@fluentui/react-components';
import { useApi } from '@pausenplatz/kernel-browser';
import { FormField, notify, useForm } from '@pausenplatz/kernel-ui';
import { useState } from 'react';
import { changeOwnPassword, type OwnProfile } from '../../contract/index.ts';
import { ownTexts } from '../../texts.ts';
import {
  emptySentence,
  EntryForm,
  NewPasswordField,
  newPasswordSentence,
  OwnCard,
  PasswordInput,
  repeatSentence,
} from '@pausenplatz/account/ui';
import { useProfileStale } from '../data.ts';

const texts = ownTexts.password;

/** Changes the own password. */
export function PasswordCard({ profile }: { readonly profile: OwnProfile }) {
  const [isOpen, setOpen] = useState(false);
  const lead = texts.lead + (profile.hasQrCard ? texts.leadCard : '');
  const close = () => setOpen(false);
  return (
    <OwnCard title={texts.title} lead={lead} {...(!isOpen && { actions: <Button onClick={() => setOpen(true)}>{texts.change}</Button> })}>
      {isOpen && <PasswordForm profile={profile} onClose={close} />}
    </OwnCard>
  );
}

function PasswordForm({ profile, onClose }: { readonly profile: OwnProfile; readonly onClose: () => void }) {
  const api = useApi();
  const stale = useProfileStale();
  const form = useForm({
    name: 'change-password',
    initial: { current: '', password: '', repeat: '' },
    secrets: ['current', 'password', 'repeat'],
    check: ({ current, password, repeat }) => ({
      current: emptySentence(current),
      password: newPasswordSentence(password),
      repeat: repeatSentence(password, repeat),
    }),
    send: async ({ current, password }) => {
      await api.call(changeOwnPassword, { current, password });
      notify({ type: 'success', title: texts.changed });
      onClose();
      await stale();
    },
  });
  return (
    <EntryForm plain form={form} label={texts.change} submit={ownTexts.save} more={<Button onClick={onClose}>{ownTexts.cancel}</Button>}>
      <FormField label={texts.current} error={form.errors.current}>
        <PasswordInput
          name="current"
          autoComplete="current-password"
          value={form.fields.current}
          onText={(text) => form.set('current', text)}
        />
      </FormField>
      <NewPasswordField
        label={texts.fresh}
        value={form.fields.password}
        error={form.errors.password}
        onText={(text) => form.set('password', text)}
        ownWords={[profile.firstName, profile.lastName, profile.userName]}
      />
      <FormField label={texts.repeat} error={form.errors.repeat}>
        <PasswordInput name="repeat" autoComplete="new-password" value={form.fields.repeat} onText={(text) => form.set('repeat', text)} />
      </FormField>
    </EntryForm>
  );
}
