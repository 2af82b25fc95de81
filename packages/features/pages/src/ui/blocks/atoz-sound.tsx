// oxlint-disable jsx-a11y/media-has-caption -- one word that is said, and it stands beside it
import { Button, makeStyles } from '@fluentui/react-components';
import type { StoredFile } from '@pausenplatz/documents/contract';
import { RecordField, UploadField } from '@pausenplatz/documents/ui';
import type { ShownBlockFile } from '@pausenplatz/kernel-host';
import { atozEditorTexts } from '../../texts.atoz-editor.ts';

const useStyles = makeStyles({
  part: { display: 'grid', gap: '12px', gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'start', '& > *': { maxWidth: '100%' } },
  player: { display: 'block', width: 'min(100%, 360px)', height: '44px' },
});

interface AtozSoundProps {
  readonly sound: ShownBlockFile | 'gone' | null;
  readonly onStored: (file: StoredFile) => void;
  readonly onRemove: () => void;
}

/** How a term sounds: recorded here, or a file. */
export function AtozSound({ sound, onStored, onRemove }: AtozSoundProps) {
  const styles = useStyles();
  const texts = atozEditorTexts;
  return (
    <div className={styles.part} role="group" aria-label={texts.sound}>
      {sound === null ? (
        <>
          <RecordField service="pages" kind="sound" onStored={onStored} />
          <UploadField label={texts.sound} service="pages" kind="sound" onStored={onStored} />
        </>
      ) : (
        <>
          {sound === 'gone' ? (
            <span>{texts.soundGone}</span>
          ) : (
            <audio controls preload="none" className={styles.player} src={sound.url} aria-label={texts.sound} />
          )}
          <Button onClick={onRemove}>{texts.removeSound}</Button>
        </>
      )}
    </div>
  );
}
