import { Button } from '@fluentui/react-components';
import { useApi } from '@pausenplatz/kernel-browser';
import { fill } from '@pausenplatz/kernel-contract';
import { useSessionStore } from '@pausenplatz/kernel-host';
import { Chip, notify } from '@pausenplatz/kernel-ui';
import { useState } from 'react';
import { beginSecondFactor, disableSecondFactor, renewRecoveryCodes } from '@pausenplatz/account/contract';
import { type OwnProfile } from '../../contract/index.ts';
import { ownTexts } from '../../texts.ts';
import { AskPassword, FormMessage, OwnCard } from '@pausenplatz/account/ui';
import { useProfileStale } from '../data.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { ScanSecret } from './scan-secret.tsx';

const texts = ownTexts.secondFactor;

/** What is open on the card. */
type Step =
  | { readonly kind: 'rest' }
  | { readonly kind: 'password'; readonly before: 'begin' | 'renew' | 'disable' }
  | { readonly kind: 'scan'; readonly secret: string; readonly uri: string }
  | { readonly kind: 'codes'; readonly codes: readonly string[] };

const submits = { begin: texts.next, renew: texts.renew, disable: texts.disable } as const;

/** Sign-in in two steps: switch it on with an app, get recovery codes, switch it off. */
export function SecondFactorCard({ profile }: { readonly profile: OwnProfile }) {
  const api = useApi();
  const sessions = useSessionStore();
  const stale = useProfileStale();
  const [step, setStep] = useState<Step>({ kind: 'rest' });
  const { active, required, recoveryCodesLeft } = profile.secondFactor;
  const rest = () => {
    setStep({ kind: 'rest' });
    void stale();
    // Whether rights of the administration rest is part of who one is.
    void sessions.check();
  };
  const withPassword = async (before: 'begin' | 'renew' | 'disable', password: string): Promise<void> => {
    if (before === 'begin') return setStep({ kind: 'scan', ...(await api.call(beginSecondFactor, { password })) });
    if (before === 'renew') return setStep({ kind: 'codes', codes: (await api.call(renewRecoveryCodes, { password })).recoveryCodes });
    await api.call(disableSecondFactor, { password });
    notify({ type: 'success', title: texts.disabled });
    return rest();
  };
  const ask = (before: 'begin' | 'renew' | 'disable') => () => setStep({ kind: 'password', before });
  const actions = active ? (
    <>
      <Button onClick={ask('renew')}>{texts.renew}</Button>
      {!required && <Button onClick={ask('disable')}>{texts.disable}</Button>}
    </>
  ) : (
    <Button appearance={required ? 'primary' : 'secondary'} onClick={ask('begin')}>
      {texts.setUp}
    </Button>
  );
  return (
    <OwnCard
      title={texts.title}
      chip={<Chip color={active ? 'green' : 'grey'}>{active ? texts.on : texts.off}</Chip>}
      lead={active ? codesWords(recoveryCodesLeft) : texts.lead}
      {...(step.kind === 'rest' && { actions })}
    >
      {required && !active && <FormMessage>{texts.required}</FormMessage>}
      {step.kind === 'password' && (
        <AskPassword submit={submits[step.before]} onPassword={(password) => withPassword(step.before, password)} onCancel={rest} />
      )}
      {step.kind === 'scan' && (
        <ScanSecret secret={step.secret} uri={step.uri} onCancel={rest} onCodes={(codes) => setStep({ kind: 'codes', codes })} />
      )}
      {step.kind === 'codes' && <RecoveryCodes codes={step.codes} onDone={rest} />}
    </OwnCard>
  );
}

function codesWords(count: number): string {
  if (count === 0) return texts.codesNone;
  return count === 1 ? texts.codeLeft : fill(texts.codesLeft, { count });
}
