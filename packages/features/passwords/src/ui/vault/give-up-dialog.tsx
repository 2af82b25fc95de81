import { PasswordInput } from '@pausenplatz/account/ui';
import { useApi } from '@pausenplatz/kernel-browser';
import { counted } from '@pausenplatz/kernel-contract';
import { FormDialog, FormField, judgedBy, notify, useForm } from '@pausenplatz/kernel-ui';
import { useRef } from 'react';
import { giveUpVault } from '../../contract/index.ts';
import { passwordsUiTexts } from '../../texts.ui.ts';
import { useAgain } from '../data.ts';

/** Who has lost vault password and code begins anew; what lies in the vault goes. */
export function GiveUpDialog({ onClose }: { readonly onClose: () => void }) {
  const { vault: texts } = passwordsUiTexts;
  const api = useApi();
  const again = useAgain();
  const entries = useRef(0);
  const form = useForm({
    initial: { password: '' },
    secrets: ['password'],
    judge: judgedBy(giveUpVault, (fields: { readonly password: string }) => fields),
    send: async (fields) => {
      entries.current = (await api.call(giveUpVault, fields)).entries;
    },
  });
  return (
    <FormDialog
      form={form}
      title={texts.giveUp}
      submitLabel={texts.giveUp}
      onClose={onClose}
      onDone={() => {
        notify({ type: 'success', title: counted(texts.givenUp, entries.current) });
        again();
      }}
    >
      <p>{texts.giveUpBody}</p>
      <FormField label={texts.giveUpPassword} error={form.errors.password} required>
        <PasswordInput
          name="password"
          autoComplete="current-password"
          value={form.fields.password}
          onText={(text) => form.set('password', text)}
        />
      </FormField>
    </FormDialog>
  );
}
