import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { LockClosed24Regular } from '@fluentui/react-icons/svg/lock-closed';
import { PasswordInput } from '@pausenplatz/account/ui';
import { fill } from '@pausenplatz/kernel-contract';
import { Card, FormField, Screen as Frame, useForm } from '@pausenplatz/kernel-ui';
import { useState } from 'react';
import { passwordsLimits } from '../../contract/index.ts';
import { passwordsUiTexts } from '../../texts.ui.ts';
import { passwordsTitles } from '../../titles.ts';
import { useAgain } from '../data.ts';
import { GiveUpDialog } from './give-up-dialog.tsx';
import { saidAtField } from './said.ts';
import type { VaultKey } from './use-vault-key.ts';
import { NewPasswordFields, newPasswordErrors, RecoveryField } from './vault-fields.tsx';
import { VaultForm } from './vault-form.tsx';

const useStyles = makeStyles({
  form: { display: 'grid', gap: '16px', gridTemplateColumns: 'minmax(0, 1fr)', maxWidth: '440px' },
  head: { display: 'flex', gap: '12px', alignItems: 'center' },
  heading: { fontSize: tokens.fontSizeBase500, lineHeight: tokens.lineHeightBase500, fontWeight: tokens.fontWeightSemibold },
  quiet: { color: tokens.colorNeutralForeground2 },
});

const { vault: texts } = passwordsUiTexts;

/** A locked vault, opened by its password, or by the code, which asks for a new password at once. */
export function UnlockVault({ vault }: { readonly vault: VaultKey }) {
  const styles = useStyles();
  const [way, setWay] = useState<'password' | 'recovery'>('password');
  return (
    <Frame title={passwordsTitles.mine} lead={texts.note}>
      <Card as="section">
        <div className={styles.form}>
          <div className={styles.head}>
            <LockClosed24Regular aria-hidden />
            <h2 className={styles.heading}>{texts.locked}</h2>
          </div>
          <p className={styles.quiet}>{texts.lockedBody}</p>
          {way === 'password' ? (
            <ByPassword vault={vault} onForgot={() => setWay('recovery')} />
          ) : (
            <ByCode vault={vault} onBack={() => setWay('password')} />
          )}
        </div>
      </Card>
    </Frame>
  );
}

function ByPassword({ vault, onForgot }: { readonly vault: VaultKey; readonly onForgot: () => void }) {
  const form = useForm({
    initial: { password: '' },
    secrets: ['password'],
    check: ({ password }) => (password === '' ? { password: fill(texts.tooShort, { count: passwordsLimits.vaultMinimum }) } : {}),
    send: ({ password }) => saidAtField('password', vault.open({ by: 'password', typed: password })),
  });
  return (
    <VaultForm
      form={form}
      submit={texts.unlock}
      more={
        <Button appearance="subtle" onClick={onForgot}>
          {texts.forgot}
        </Button>
      }
    >
      <FormField label={texts.password} error={form.errors.password} required>
        <PasswordInput
          name="vault-password"
          autoComplete="off"
          value={form.fields.password}
          onText={(text) => form.set('password', text)}
        />
      </FormField>
    </VaultForm>
  );
}

function ByCode({ vault, onBack }: { readonly vault: VaultKey; readonly onBack: () => void }) {
  const again = useAgain();
  const [isGivingUp, setGivingUp] = useState(false);
  const form = useForm({
    initial: { code: '', password: '', repeat: '' },
    secrets: ['code', 'password', 'repeat'],
    check: newPasswordErrors,
    send: async ({ code, password }) => {
      await saidAtField('code', vault.rewrap({ by: 'recovery', typed: code }, password));
      again();
    },
  });
  return (
    <>
      <VaultForm
        form={form}
        submit={texts.unlock}
        more={
          <Button appearance="subtle" onClick={onBack}>
            {texts.withPassword}
          </Button>
        }
      >
        <RecoveryField label={texts.code} error={form.errors.code} code={form.fields.code} onCode={(code) => form.set('code', code)} />
        <NewPasswordFields label={texts.newPassword} form={form} />
      </VaultForm>
      <div>
        <Button appearance="subtle" onClick={() => setGivingUp(true)}>
          {texts.lostBoth}
        </Button>
      </div>
      {isGivingUp && <GiveUpDialog onClose={() => setGivingUp(false)} />}
    </>
  );
}
