import { makeStyles } from '@fluentui/react-components';
import { ImageOff24Regular } from '@fluentui/react-icons/svg/image-off';
import type { StoredFile } from '@pausenplatz/documents/contract';
import type { BlockEditorProps } from '@pausenplatz/kernel-host';
import { atozLimits } from '../../contract/atoz-limits.ts';
import { atozEditorTexts } from '../../texts.atoz-editor.ts';
import { PictureChoice } from '../components/picture-choice.tsx';
import { LinkField } from '../links/link-field.tsx';
import { AtozSound } from './atoz-sound.tsx';
import { TextField } from './editor-fields.tsx';
import type { AtozEntry, AtozSettings } from './use-atoz-entries.ts';

const useStyles = makeStyles({
  fields: { display: 'grid', gap: '16px', gridTemplateColumns: 'minmax(0, 1fr)' },
  part: { display: 'grid', gap: '12px', gridTemplateColumns: 'minmax(0, 1fr)' },
});

interface AtozFieldsProps extends Pick<BlockEditorProps<AtozSettings>, 'page' | 'addFile'> {
  readonly entry: AtozEntry;
  readonly onChange: (id: string, of: (entry: AtozEntry) => AtozEntry) => void;
  readonly errorAt: (field: string) => string | undefined;
}

/** Everything of one entry: words, link, picture, sound. */
export function AtozFields({ entry, onChange, errorAt, page, addFile }: AtozFieldsProps) {
  const styles = useStyles();
  const texts = atozEditorTexts;
  const { picture } = entry;
  const set = (of: (now: AtozEntry) => AtozEntry) => onChange(entry.id, of);
  const choosePicture = (fileId: string, stored?: StoredFile) => {
    if (stored) addFile(fileId, stored);
    set((now) => ({ ...now, picture: { fileId, alt: now.picture?.fileId === fileId ? now.picture.alt : '' } }));
  };
  return (
    <div className={styles.fields}>
      <TextField
        label={texts.term}
        value={entry.term}
        maximum={atozLimits.term}
        error={errorAt('term')}
        onChange={(term) => set((now) => ({ ...now, term }))}
      />
      <TextField
        label={texts.text}
        value={entry.text}
        long
        maximum={atozLimits.text}
        error={errorAt('text')}
        onChange={(text) => set((now) => ({ ...now, text }))}
      />
      <LinkField
        label={texts.url}
        help={texts.urlHelp}
        value={entry.url ?? ''}
        error={errorAt('url')}
        onChange={(url) => set(({ url: _before, ...now }) => (url === '' ? now : { ...now, url }))}
      />
      <div className={styles.part}>
        <PictureChoice
          label={texts.picture}
          uploadLabel={texts.upload}
          files={page.files}
          chosenId={picture?.fileId ?? null}
          none={{
            name: texts.noPicture,
            icon: <ImageOff24Regular aria-hidden />,
            onChoose: () => set(({ picture: _before, ...now }) => now),
          }}
          onChoose={choosePicture}
        />
        {picture && (
          <TextField
            label={texts.alt}
            help={texts.altHelp}
            maximum={300}
            value={picture.alt}
            onChange={(alt) => set((now) => (now.picture ? { ...now, picture: { ...now.picture, alt } } : now))}
          />
        )}
      </div>
      <AtozSound
        sound={entry.soundId === undefined ? null : (page.files[entry.soundId] ?? 'gone')}
        onStored={(file) => {
          addFile(file.id, file);
          set((now) => ({ ...now, soundId: file.id }));
        }}
        onRemove={() => set(({ soundId: _before, ...now }) => now)}
      />
    </div>
  );
}
