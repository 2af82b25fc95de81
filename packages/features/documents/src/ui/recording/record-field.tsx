// oxlint-disable jsx-a11y/media-has-caption -- what somebody has just said themselves
import { Button, Field, makeStyles, tokens } from '@fluentui/react-components';
import { Mic24Regular } from '@fluentui/react-icons/svg/mic';
import { Pause24Filled } from '@fluentui/react-icons/svg/pause';
import { Record24Filled } from '@fluentui/react-icons/svg/record';
import { Stop24Filled } from '@fluentui/react-icons/svg/stop';
import { Video24Regular } from '@fluentui/react-icons/svg/video';
import { fill } from '@pausenplatz/kernel-contract';
import { clockTime, shortDay, timeWords, zurichDay } from '@pausenplatz/kernel-format';
import { look } from '@pausenplatz/kernel-ui/theme';
import { documentsTexts } from '../../texts.ts';
import type { StoredFile } from '../../contract/index.ts';
import { type Upload, type UploadPurpose, useUpload } from '../use-upload.ts';
import { FilmStage } from './film-stage.tsx';
import { LevelMeter } from './level-meter.tsx';
import { longestSecondsOfAll, type Medium } from './media.data.ts';
import { type Recorder, useRecorder } from './use-recorder.ts';

const { record: texts } = documentsTexts;

const useStyles = makeStyles({
  row: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12px' },
  stage: { display: 'grid', gap: '12px', gridTemplateColumns: 'minmax(0, 1fr)' },
  button: { minHeight: look.touchPupil },
  sound: { display: 'block', width: 'min(100%, 360px)', height: '44px' },
  film: {
    display: 'block',
    width: 'min(100%, 420px)',
    aspectRatio: '4 / 3',
    borderRadius: look.radiusCard,
    backgroundColor: tokens.colorNeutralBackgroundStatic,
  },
  running: { color: tokens.colorStatusDangerForeground1, fontWeight: tokens.fontWeightSemibold, fontVariantNumeric: 'tabular-nums' },
  paused: { color: tokens.colorNeutralForeground2, fontVariantNumeric: 'tabular-nums' },
});

const signs = { sound: <Mic24Regular />, film: <Video24Regular /> } as const;
const onlySound: readonly Medium[] = ['sound'];

interface RecordFieldProps extends Omit<UploadPurpose, 'maximum' | 'onStored'> {
  /** Told of what was recorded once it is stored; where it says false, the recording stays and can be taken once more. */
  readonly onStored: (file: StoredFile) => void | Promise<boolean>;
  /** What may be recorded; sound alone unless said otherwise. */
  readonly media?: readonly Medium[];
  /** The recording ends by itself then; ten minutes unless said otherwise. */
  readonly longestSeconds?: number | undefined;
  /** On the button that takes it. */
  readonly keepLabel?: string;
}

/** Speak or show instead of writing: record, look and listen, throw away or take it. What was taken is uploaded like any other file. */
export function RecordField({ media = onlySound, longestSeconds, keepLabel = texts.keep, ...purpose }: RecordFieldProps) {
  const styles = useStyles();
  const recorder = useRecorder(longestSeconds ?? longestSecondsOfAll);
  const { state } = recorder;
  const upload = useUpload({
    ...purpose,
    onStored(file) {
      const taken = purpose.onStored(file);
      if (taken) void taken.then((isTaken) => isTaken && recorder.discard());
      else recorder.discard();
    },
  });
  const keep = (recorded: Blob, ending: string) => {
    const now = new Date();
    const name = fill(texts.file, { day: shortDay(zurichDay(now)), time: clockTime(now.toISOString()).replace(':', '.'), ending });
    upload.start([new File([recorded], name, { type: recorded.type })]);
  };
  const message = sentenceFor(state, upload.state);
  const [only] = media;
  return (
    <Field {...(message !== undefined && { validationMessage: message, validationState: 'error' as const })}>
      <div className={styles.stage} role="group" aria-label={media.length === 1 && only ? texts.start[only] : texts.either}>
        {state.kind === 'recorded' ? (
          <Recorded state={state} upload={upload} keepLabel={keepLabel} onKeep={keep} recorder={recorder} />
        ) : state.kind === 'ready' || state.kind === 'running' || state.kind === 'paused' ? (
          <UnderWay state={state} longestSeconds={longestSeconds} recorder={recorder} />
        ) : (
          <div className={styles.row}>
            {media.map((medium) => (
              <Button
                key={medium}
                className={styles.button}
                icon={signs[medium]}
                disabledFocusable={state.kind === 'starting'}
                onClick={() => void recorder.start(medium)}
              >
                {texts.start[medium]}
              </Button>
            ))}
          </div>
        )}
      </div>
    </Field>
  );
}

type Controls = ReturnType<typeof useRecorder>;
type In<Kind extends Recorder['kind']> = Extract<Recorder, { readonly kind: Kind }>;

interface UnderWayProps {
  readonly state: In<'ready' | 'running' | 'paused'>;
  readonly longestSeconds: number | undefined;
  readonly recorder: Controls;
}

function UnderWay({ state, longestSeconds, recorder }: UnderWayProps) {
  const styles = useStyles();
  const { medium, stream } = state;
  const isRunning = state.kind === 'running';
  return (
    <>
      {medium === 'film' && <FilmStage stream={stream} count={state.kind === 'ready' ? state.count : null} isRunning={isRunning} />}
      {state.kind === 'ready' ? (
        <div className={styles.row}>
          <Button
            className={styles.button}
            appearance="primary"
            icon={<Record24Filled />}
            disabledFocusable={state.count !== null}
            onClick={recorder.begin}
          >
            {texts.begin}
          </Button>
          <Button className={styles.button} onClick={recorder.discard}>
            {documentsTexts.upload.cancel}
          </Button>
        </div>
      ) : (
        <div className={styles.row}>
          <output className={isRunning ? styles.running : styles.paused}>
            {fill(texts[state.kind], { time: timeWords(state.seconds) })}
            {longestSeconds !== undefined && ` ${fill(texts.ofLongest, { time: timeWords(longestSeconds) })}`}
          </output>
          <LevelMeter stream={stream} isPaused={!isRunning} />
          {isRunning ? (
            <Button className={styles.button} icon={<Pause24Filled />} onClick={recorder.pause}>
              {texts.pause}
            </Button>
          ) : (
            <Button className={styles.button} icon={signs[medium]} onClick={recorder.resume}>
              {texts.resume}
            </Button>
          )}
          <Button className={styles.button} appearance="primary" icon={<Stop24Filled />} onClick={recorder.stop}>
            {texts.stop}
          </Button>
        </div>
      )}
    </>
  );
}

interface RecordedProps {
  readonly state: In<'recorded'>;
  readonly upload: Upload;
  readonly keepLabel: string;
  readonly onKeep: (recorded: Blob, ending: string) => void;
  readonly recorder: Controls;
}

function Recorded({ state, upload, keepLabel, onKeep, recorder }: RecordedProps) {
  const styles = useStyles();
  const { medium, address, recorded, ending } = state;
  return (
    <>
      {medium === 'film' ? (
        <video className={styles.film} controls playsInline src={address} aria-label={texts.listen} />
      ) : (
        <audio className={styles.sound} controls src={address} aria-label={texts.listen} />
      )}
      <div className={styles.row}>
        {upload.state.kind === 'sending' ? (
          <>
            <output>{fill(texts.sending, { percent: Math.round(upload.state.share * 100) })}</output>
            <Button onClick={upload.cancel}>{documentsTexts.upload.cancel}</Button>
          </>
        ) : (
          <>
            <Button className={styles.button} appearance="primary" onClick={() => onKeep(recorded, ending)}>
              {keepLabel}
            </Button>
            <Button className={styles.button} icon={signs[medium]} onClick={() => void recorder.start(medium)}>
              {texts.again}
            </Button>
            <Button className={styles.button} onClick={recorder.discard}>
              {texts.discard}
            </Button>
          </>
        )}
      </div>
    </>
  );
}

function sentenceFor(state: Recorder, upload: Upload['state']): string | undefined {
  if (state.kind === 'refused' || state.kind === 'missing') return texts[state.kind][state.medium];
  if (state.kind === 'failed') return texts.failed;
  return upload.kind === 'failed' ? upload.sentence : undefined;
}
