import { qrTexts } from '../../texts.ts';
import { Button, makeStyles } from '@fluentui/react-components';
import { RefusedError, useApi } from '@pausenplatz/kernel-browser';
import { fill } from '@pausenplatz/kernel-contract';
import { ButtonLink, Card, EmptyState, notifyRefusal, Screen, TextLink } from '@pausenplatz/kernel-ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { accountLimits } from '@pausenplatz/account/contract';
import { qrSignIn } from '../../contract/qr.ts';
import { qrCardsTitles } from '../../titles.ts';
import { PicturePin } from './picture-pin.tsx';
import { useEntered } from '@pausenplatz/account/ui';

const texts = qrTexts;
const useStyles = makeStyles({ card: { display: 'grid', gap: '16px' } });
type Step = 'ask' | 'busy' | 'pictures' | { readonly title: string; readonly body: string };

export interface FoundCard {
  readonly secret: string;
  /** Just now by the own camera; otherwise a link led here. */
  readonly wasScanned: boolean;
}

/** A found card: at once after the own camera; by a tap where a link led here, because a link must not sign anybody in (trust: H1). */
export function QrCard({ card: { secret: id, wasScanned } }: { readonly card: FoundCard }) {
  const styles = useStyles();
  const api = useApi();
  const entered = useEntered();
  const [step, setStep] = useState<Step>(wasScanned ? 'busy' : 'ask');
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const begun = useRef(false);

  const enter = useCallback(
    async (pin?: readonly number[]) => {
      setStep('busy');
      try {
        const answer = await api.call(qrSignIn, { id, keeps: 'cookie', ...(pin && { pin: [...pin] }) });
        if (answer.picturePin) return setStep('pictures');
        await entered(answer, '/');
      } catch (error) {
        setChosen([]);
        const isEnd = error instanceof RefusedError && (error.is('QR_CARD_ENDED') || error.status === 410);
        if (isEnd) return setStep({ title: error.body.messageTitle, body: error.body.messageBody });
        setStep(pin ? 'pictures' : 'ask');
        notifyRefusal(error);
      }
    },
    [api, entered, id],
  );

  useEffect(() => {
    if (!wasScanned || begun.current) return;
    begun.current = true;
    void enter();
  }, [wasScanned, enter]);

  const choose = (next: readonly number[]) => {
    setChosen(next);
    if (next.length === accountLimits.picturePinLength) void enter(next);
  };

  if (step === 'pictures' || (step === 'busy' && chosen.length > 0))
    return (
      <Screen title={texts.pinTitle} lead={fill(texts.pinLead, { count: accountLimits.picturePinLength })} width="narrow">
        <Card className={styles.card}>
          <PicturePin chosen={chosen} onChosen={choose} disabled={step === 'busy'} />
        </Card>
        <TextLink to="/login">{texts.withPassword}</TextLink>
      </Screen>
    );
  return (
    <Screen title={qrCardsTitles.qr} width="narrow" hideTitle>
      {typeof step === 'object' ? (
        <EmptyState
          scene="closedGate"
          title={step.title}
          body={step.body}
          action={
            <ButtonLink to="/login" appearance="primary" size="large">
              {texts.withPassword}
            </ButtonLink>
          }
        />
      ) : (
        <EmptyState
          scene="schoolYard"
          title={texts.hello}
          body={texts.helloBody}
          action={
            <Button appearance="primary" size="large" disabledFocusable={step === 'busy'} onClick={() => void enter()}>
              {step === 'busy' ? texts.busy : texts.submit}
            </Button>
          }
        />
      )}
    </Screen>
  );
}
