import { PasswordInput } from '@pausenplatz/account/ui';
import { FormDialog, FormField, notify, useForm } from '@pausenplatz/kernel-ui';
import { passwordsUiTexts } from '../../texts.ui.ts';
import { useAgain } from '../data.ts';
import { saidAtField } from './said.ts';
import type { VaultKey } from './use-vault-key.ts';
import { NewPasswordFields, newPasswordErrors } from './vault-fields.tsx';

/** Another vault password: the same key is wrapped anew, and no entry changes. */
export function ChangePasswordDialog({ vault, onClose }: { readonly vault: VaultKey; readonly onClose: () => void }) {
  const { vault: texts, item } = passwordsUiTexts;
  const again = useAgain();
  const form = useForm({
    initial: { old: '', password: '', repeat: '' },
    secrets: ['old', 'password', 'repeat'],
    check: newPasswordErrors,
    send: async ({ old, password }) => {
      await saidAtField('old', vault.rewrap({ by: 'password', typed: old }, password));
      again();
    },
  });
  return (
    <FormDialog
      form={form}
      title={texts.change}
      submitLabel={item.save}
      onClose={onClose}
      onDone={() => notify({ type: 'success', title: texts.changed })}
    >
      <FormField label={texts.old} error={form.errors.old} required>
        <PasswordInput name="old" autoComplete="off" value={form.fields.old} onText={(text) => form.set('old', text)} />
      </FormField>
      <NewPasswordFields label={texts.newPassword} form={form} />
    </FormDialog>
  );
}
