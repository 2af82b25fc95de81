// oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-interactions -- dropping and pasting only add to the buttons inside the group
import { Button, Field, makeStyles, mergeClasses, ProgressBar, tokens } from '@fluentui/react-components';
import { ArrowUpload24Regular } from '@fluentui/react-icons/svg/arrow-upload';
import { Camera24Regular } from '@fluentui/react-icons/svg/camera';
import { Globe24Regular } from '@fluentui/react-icons/svg/globe';
import { fill } from '@pausenplatz/kernel-contract';
import { look } from '@pausenplatz/kernel-ui/theme';
import { type ClipboardEvent, type DragEvent, type Ref, useRef, useState } from 'react';
import { allowedTypes } from '../contract/index.ts';
import { documentsTexts } from '../texts.ts';
import { PictureAddress } from './picture-address.tsx';
import { type UploadPurpose, useUpload } from './use-upload.ts';

const useStyles = makeStyles({
  zone: {
    display: 'grid',
    justifyItems: 'center',
    gap: '12px',
    padding: '20px',
    textAlign: 'center',
    borderRadius: look.radiusCard,
    border: `2px dashed ${tokens.colorNeutralStroke1}`,
    backgroundColor: tokens.colorNeutralBackground2,
    color: tokens.colorNeutralForeground2,
  },
  over: { border: `2px dashed ${tokens.colorBrandStroke1}`, backgroundColor: tokens.colorBrandBackground2 },
  // As wide as its place from its first word on.
  hint: { justifySelf: 'stretch', fontSize: tokens.fontSizeBase200, lineHeight: tokens.lineHeightBase200 },
  buttons: { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '8px' },
  // A camera button makes sense only where a finger is the pointer.
  camera: { '@media (pointer: fine)': { display: 'none' } },
  sending: { width: '100%', maxWidth: '360px', display: 'grid', gap: '8px', justifyItems: 'center' },
  name: { overflowWrap: 'anywhere', color: tokens.colorNeutralForeground1 },
});

interface UploadFieldProps extends UploadPurpose {
  readonly label: string;
  readonly chooseLabel?: string;
  readonly error?: string | undefined;
}

/** A place to choose, drop or paste files, with progress and a way to cancel. */
export function UploadField({ label, chooseLabel = documentsTexts.upload.choose, error, ...purpose }: UploadFieldProps) {
  const styles = useStyles();
  const { state, start, fetchFrom, cancel } = useUpload(purpose);
  const [isOver, setOver] = useState(false);
  const [asksAddress, setAsksAddress] = useState(false);
  const chooser = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const { accept, named, types } = allowedTypes[purpose.kind];
  const { upload } = documentsTexts;
  const hasCamera = types.includes('image/jpeg');
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    start([...event.dataTransfer.files]);
  };
  const paste = (event: ClipboardEvent) => {
    if (event.clipboardData.files.length > 0) start([...event.clipboardData.files]);
  };
  const message = state.kind === 'failed' ? state.sentence : error;
  const percent = state.kind === 'sending' ? Math.round(state.share * 100) : 0;
  return (
    <Field label={label} {...(message !== undefined && { validationMessage: message, validationState: 'error' as const })}>
      <div
        role="group"
        aria-label={label}
        className={mergeClasses(styles.zone, isOver && styles.over)}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        onPaste={paste}
      >
        {state.kind === 'sending' ? (
          <output className={styles.sending}>
            <span className={styles.name}>
              {state.total > 1
                ? fill(upload.several, { name: state.fileName, position: state.position, total: state.total })
                : state.fileName}
            </span>
            <ProgressBar value={state.share} thickness="large" aria-label={label} />
            <span>{percent < 100 ? upload.progress.replace('{percent}', String(percent)) : upload.checking}</span>
            <Button onClick={cancel}>{upload.cancel}</Button>
          </output>
        ) : (
          <>
            <div className={styles.buttons}>
              <Button icon={<ArrowUpload24Regular />} onClick={() => chooser.current?.click()}>
                {chooseLabel}
              </Button>
              {hasCamera && (
                <Button className={styles.camera} icon={<Camera24Regular />} onClick={() => camera.current?.click()}>
                  {upload.takePhoto}
                </Button>
              )}
              {purpose.kind === 'picture' && !asksAddress && (
                <Button icon={<Globe24Regular />} onClick={() => setAsksAddress(true)}>
                  {upload.fromAddress}
                </Button>
              )}
            </div>
            {asksAddress && (
              <PictureAddress
                isFetching={state.kind === 'fetching'}
                fetchFrom={fetchFrom}
                onClose={() => {
                  cancel();
                  setAsksAddress(false);
                }}
              />
            )}
            <span className={styles.hint}>{`${upload.dropHere} ${upload.allowed.replace('{types}', named)}`}</span>
          </>
        )}
        <FileInput ref={chooser} label={label} accept={accept} onFiles={start} multiple={(purpose.maximum ?? 1) > 1} />
        {hasCamera && <FileInput ref={camera} label={label} accept="image/*" onFiles={start} capture="environment" />}
      </div>
    </Field>
  );
}

interface FileInputProps {
  readonly ref: Ref<HTMLInputElement>;
  readonly label: string;
  readonly accept: string;
  readonly onFiles: (files: readonly File[]) => void;
  readonly multiple?: boolean;
  readonly capture?: 'environment';
}

/** The browser's own chooser, opened by a button that looks like ours. */
function FileInput({ ref, label, accept, onFiles, multiple = false, capture }: FileInputProps) {
  return (
    <input
      ref={ref}
      type="file"
      hidden
      aria-label={label}
      accept={accept}
      multiple={multiple}
      {...(capture !== undefined && { capture })}
      onChange={(event) => {
        onFiles([...(event.target.files ?? [])]);
        // The same file chosen again after a failure must count as a change.
        event.target.value = '';
      }}
    />
  );
}
