import { picturePinTexts } from '../../texts.ts';
import { Button, makeStyles } from '@fluentui/react-components';
import { markStale, useApi, useCall } from '@pausenplatz/kernel-browser';
import { fill } from '@pausenplatz/kernel-contract';
import { notify, notifyRefusal } from '@pausenplatz/kernel-ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { clearPicturePin, getPicturePin } from '../../contract/qr.ts';

const texts = picturePinTexts;
const useStyles = makeStyles({
  part: { display: 'grid', gap: '8px', justifyItems: 'start' },
  words: { margin: 0 },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
});

interface ResetPicturePinProps {
  readonly userId: string;
  readonly name: string;
}

type Step = 'rest' | 'ask' | 'busy' | 'done';

/** What arrives in place of a button that is gone takes its focus. */
const takeFocus = (element: HTMLElement | null) => element?.focus();

/**
 * For teachers, among what they change of a pupil: takes forgotten pictures away; nothing where the pupil has none.
 * It asks in its own place, being inside a dialog already.
 */
export function ResetPicturePin({ userId, name }: ResetPicturePinProps) {
  const styles = useStyles();
  const api = useApi();
  const client = useQueryClient();
  const [step, setStep] = useState<Step>('rest');
  const { data } = useCall(getPicturePin, { id: userId });
  const reset = async () => {
    setStep('busy');
    try {
      await api.call(clearPicturePin, { id: userId });
      setStep('done');
      notify({ type: 'success', title: texts.done, body: fill(texts.doneBody, { name }) });
    } catch (error) {
      setStep('rest');
      notifyRefusal(error);
    }
    await markStale(client, getPicturePin, { id: userId });
  };
  if (step === 'done')
    return (
      <p className={styles.words} ref={takeFocus} tabIndex={-1}>
        {texts.off}
      </p>
    );
  if (!data?.active) return null;
  if (step === 'rest')
    return (
      <div>
        <Button onClick={() => setStep('ask')}>{texts.reset}</Button>
      </div>
    );
  return (
    <div className={styles.part} role="group" aria-label={texts.reset}>
      <p className={styles.words} ref={takeFocus} tabIndex={-1}>
        {texts.ask}
      </p>
      <div className={styles.actions}>
        <Button disabledFocusable={step === 'busy'} onClick={() => step === 'busy' || void reset()}>
          {texts.yes}
        </Button>
        <Button disabledFocusable={step === 'busy'} onClick={() => setStep('rest')}>
          {texts.no}
        </Button>
      </div>
    </div>
  );
}
