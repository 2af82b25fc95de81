// oxlint-disable jsx-a11y/media-has-caption -- what somebody has just said themselves
import { Button, Field, makeStyles, tokens } from '@fluentui/react-components';
import { Mic24Regular } from '@fluentui/react-icons/svg/mic';
import { Stop24Filled } from '@fluentui/react-icons/svg/stop';
import { fill } from '@pausenplatz/kernel-contract';
import { clockTime, shortDay, zurichDay } from '@pausenplatz/kernel-format';
import { look } from '@pausenplatz/kernel-ui/theme';
import { documentsTexts } from '../texts.ts';
import { type UploadPurpose, useUpload } from './use-upload.ts';
import { useRecorder } from './use-recorder.ts';

const { record: texts } = documentsTexts;

const useStyles = makeStyles({
  row: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12px' },
  button: { minHeight: look.touchPupil },
  sound: { display: 'block', width: 'min(100%, 360px)', height: '44px' },
  running: { color: tokens.colorStatusDangerForeground1, fontWeight: tokens.fontWeightSemibold, fontVariantNumeric: 'tabular-nums' },
});

type RecordFieldProps = Omit<UploadPurpose, 'maximum'>;

/** Speak instead of writing: record, listen, throw away or take it. What was taken is uploaded like any other file. */
export function RecordField(purpose: RecordFieldProps) {
  const styles = useStyles();
  const { state, start, stop, discard } = useRecorder();
  const upload = useUpload({
    ...purpose,
    onStored(file) {
      discard();
      purpose.onStored(file);
    },
  });
  const keep = (sound: Blob, ending: string) => {
    const now = new Date();
    const name = fill(texts.file, { day: shortDay(zurichDay(now)), time: clockTime(now.toISOString()).replace(':', '.'), ending });
    upload.start([new File([sound], name, { type: sound.type })]);
  };
  const isWrong = state.kind === 'refused' || state.kind === 'noMicrophone' || state.kind === 'failed';
  const message = isWrong ? texts[state.kind] : upload.state.kind === 'failed' ? upload.state.sentence : undefined;
  return (
    <Field {...(message !== undefined && { validationMessage: message, validationState: 'error' as const })}>
      <div className={styles.row} role="group" aria-label={texts.start}>
        {state.kind === 'recorded' ? (
          <>
            <audio className={styles.sound} controls src={state.address} aria-label={texts.listen} />
            {upload.state.kind === 'sending' ? (
              <>
                <output>{fill(texts.sending, { percent: Math.round(upload.state.share * 100) })}</output>
                <Button onClick={upload.cancel}>{documentsTexts.upload.cancel}</Button>
              </>
            ) : (
              <>
                <Button className={styles.button} appearance="primary" onClick={() => keep(state.sound, state.ending)}>
                  {texts.keep}
                </Button>
                <Button className={styles.button} onClick={discard}>
                  {texts.discard}
                </Button>
              </>
            )}
          </>
        ) : state.kind === 'running' ? (
          <>
            <output className={styles.running}>{fill(texts.running, { time: lengthOf(state.seconds) })}</output>
            <Button className={styles.button} appearance="primary" icon={<Stop24Filled />} onClick={stop}>
              {texts.stop}
            </Button>
          </>
        ) : (
          <Button
            className={styles.button}
            icon={<Mic24Regular />}
            disabledFocusable={state.kind === 'starting'}
            onClick={() => void start()}
          >
            {texts.start}
          </Button>
        )}
      </div>
    </Field>
  );
}

/** "1:05" */
const lengthOf = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
