import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useApi } from '@pausenplatz/kernel-browser';
import { makeCode, tidyCode } from '@pausenplatz/kernel-format';
import { Card, EmptyState, Screen as Frame, useForm } from '@pausenplatz/kernel-ui';
import { useState } from 'react';
import { createVault } from '../../contract/index.ts';
import { passwordsUiTexts } from '../../texts.ui.ts';
import { passwordsTitles } from '../../titles.ts';
import { deriveKey, deriveRecovery, newDerivation } from '../crypto/derive.ts';
import { newVaultKey, wrapKey } from '../crypto/vault-key.ts';
import { useAgain } from '../data.ts';
import { drawSecurely } from '../random.ts';
import { NewPasswordFields, newPasswordErrors, RecoveryField } from './vault-fields.tsx';
import { saidAbove } from './said.ts';
import { VaultForm } from './vault-form.tsx';

const useStyles = makeStyles({
  form: { display: 'grid', gap: '16px', gridTemplateColumns: 'minmax(0, 1fr)', maxWidth: '480px' },
  heading: { fontSize: tokens.fontSizeBase500, lineHeight: tokens.lineHeightBase500, fontWeight: tokens.fontWeightSemibold },
  code: {
    fontFamily: tokens.fontFamilyMonospace,
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase600,
    letterSpacing: '0.06em',
    overflowWrap: 'anywhere',
    userSelect: 'all',
  },
});

const { vault: texts } = passwordsUiTexts;

/** Six groups of four: 118 bits, which nobody guesses, and which a hand writes down. */
const newCode = () => (makeCode(24, drawSecurely).match(/.{4}/g) ?? []).join('-');

/** Three steps: a password, the code on paper, the code from the paper. Only then there is a vault. */
export function BeginVault() {
  const [step, setStep] = useState<'none' | 'password' | 'paper' | 'typed'>('none');
  const [password, setPassword] = useState('');
  const [code] = useState(newCode);
  return (
    <Frame title={passwordsTitles.mine} lead={texts.note}>
      {step === 'none' && (
        <EmptyState
          scene="emptyNest"
          title={texts.none}
          body={texts.noneBody}
          action={
            <Button appearance="primary" onClick={() => setStep('password')}>
              {texts.begin}
            </Button>
          }
        />
      )}
      {step === 'password' && (
        <ChoosePassword
          onChosen={(chosen) => {
            setPassword(chosen);
            setStep('paper');
          }}
        />
      )}
      {step === 'paper' && <ShowCode code={code} onDone={() => setStep('typed')} />}
      {step === 'typed' && <TypeCode code={code} password={password} />}
    </Frame>
  );
}

function ChoosePassword({ onChosen }: { readonly onChosen: (password: string) => void }) {
  const styles = useStyles();
  const form = useForm({
    initial: { password: '', repeat: '' },
    secrets: ['password', 'repeat'],
    check: newPasswordErrors,
    send: ({ password }) => Promise.resolve(onChosen(password)),
  });
  return (
    <Card as="section">
      <VaultForm form={form} submit={texts.next}>
        <h2 className={styles.heading}>{texts.begin}</h2>
        <NewPasswordFields label={texts.password} form={form} />
      </VaultForm>
    </Card>
  );
}

function ShowCode({ code, onDone }: { readonly code: string; readonly onDone: () => void }) {
  const styles = useStyles();
  return (
    <Card as="section">
      <div className={styles.form}>
        <h2 className={styles.heading}>{texts.codeTitle}</h2>
        <p>{texts.codeBody}</p>
        <p className={styles.code} data-recovery-code>
          {code}
        </p>
        <div>
          <Button appearance="primary" onClick={onDone}>
            {texts.codeReady}
          </Button>
        </div>
      </div>
    </Card>
  );
}

/** The code counts once it was read from the paper again. */
function TypeCode({ code, password }: { readonly code: string; readonly password: string }) {
  const api = useApi();
  const again = useAgain();
  const form = useForm({
    initial: { code: '' },
    secrets: ['code'],
    check: ({ code: typed }) => ({ code: tidyCode(typed) === tidyCode(code) ? undefined : texts.codeWrong }),
    send: async () => {
      const derivation = newDerivation();
      const [byPassword, byCode, key] = await saidAbove(
        Promise.all([deriveKey(password, derivation), deriveRecovery(code), newVaultKey()]),
      );
      await api.call(createVault, {
        derivation,
        knowledge: byPassword.knowledge,
        wrapped: await wrapKey(key, byPassword.wrapping),
        recoveryKnowledge: byCode.knowledge,
        recoveryWrapped: await wrapKey(key, byCode.wrapping),
      });
      again();
    },
  });
  return (
    <Card as="section">
      <VaultForm form={form} submit={texts.create}>
        <RecoveryField
          label={texts.codeTyped}
          error={form.errors.code}
          code={form.fields.code}
          onCode={(typed) => form.set('code', typed)}
        />
      </VaultForm>
    </Card>
  );
}
