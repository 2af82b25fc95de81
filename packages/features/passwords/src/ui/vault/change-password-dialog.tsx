import { PasswordInput } from '@pausenplatz/account/ui';
import { fill } from '@pausenplatz/kernel-contract';
import { FormDialog, FormField, notify, useForm } from '@pausenplatz/kernel-ui';
import { passwordsLimits } from '../../contract/index.ts';
import { passwordsUiTexts } from '../../texts.ui.ts';
import { useAgain } from '../data.ts';
import { saidAtField } from './unlock-vault.tsx';
import type { VaultKey } from './use-vault-key.ts';
import { vaultPasswordSentence } from './vault-password.ts';

/** Another vault password: the same key is wrapped anew, and no entry changes. */
export function ChangePasswordDialog({ vault, onClose }: { readonly vault: VaultKey; readonly onClose: () => void }) {
  const { vault: texts, item } = passwordsUiTexts;
  const again = useAgain();
  const form = useForm({
    initial: { old: '', password: '', repeat: '' },
    secrets: ['old', 'password', 'repeat'],
    check: ({ password, repeat }) => ({
      password: vaultPasswordSentence(password),
      repeat: password === repeat ? undefined : texts.repeatWrong,
    }),
    send: async ({ old, password }) => {
      await saidAtField('old', vault.rewrap({ by: 'password', typed: old }, password));
      again();
    },
  });
  const { old, password, repeat } = form.fields;
  return (
    <FormDialog
      form={form}
      title={texts.change}
      submitLabel={item.save}
      onClose={onClose}
      onDone={() => notify({ type: 'success', title: texts.changed })}
    >
      <FormField label={texts.old} error={form.errors.old} required>
        <PasswordInput name="old" autoComplete="off" value={old} onText={(text) => form.set('old', text)} />
      </FormField>
      <FormField
        label={texts.newPassword}
        help={fill(texts.passwordHelp, { count: passwordsLimits.vaultMinimum })}
        error={form.errors.password}
        required
      >
        <PasswordInput name="vault-password" autoComplete="new-password" value={password} onText={(text) => form.set('password', text)} />
      </FormField>
      <FormField label={texts.repeat} error={form.errors.repeat} required>
        <PasswordInput name="vault-repeat" autoComplete="new-password" value={repeat} onText={(text) => form.set('repeat', text)} />
      </FormField>
    </FormDialog>
  );
}
