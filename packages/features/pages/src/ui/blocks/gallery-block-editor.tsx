import { makeStyles } from '@fluentui/react-components';
import { UploadField } from '@pausenplatz/documents/ui';
import { ShownPicture } from '@pausenplatz/documents/ui/shown-picture';
import { fill, type SettingsOf } from '@pausenplatz/kernel-contract';
import type { BlockEditorProps } from '@pausenplatz/kernel-host';
import { EditedRows } from '@pausenplatz/kernel-ui';
import { look } from '@pausenplatz/kernel-ui/theme';
import { type galleryBlock, type GalleryPicture, pageLimits } from '../../contract/index.ts';
import { galleryEditorTexts as texts } from '../../texts.gallery-block.ts';
import { ChoiceField, EditorFields, TextField } from './editor-fields.tsx';
import { SwitchField } from './switch-field.tsx';
import { useStoredFile } from './use-stored-file.ts';

const useStyles = makeStyles({
  fields: {
    gridTemplateColumns: '96px repeat(auto-fit, minmax(min(100%, 200px), 1fr))',
    alignItems: 'start',
    '@media (max-width: 480px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  thumb: { width: '96px', aspectRatio: '1 / 1', borderRadius: look.radiusPicture },
});

export function Editor(props: BlockEditorProps<SettingsOf<typeof galleryBlock>>) {
  const { settings, onChange, fieldErrors, page } = props;
  const styles = useStyles();
  const { pictures } = settings;
  const maximum = pageLimits.picturesPerGallery;
  const room = maximum - pictures.length;
  const onStored = useStoredFile(props, (now, { id }) =>
    now.pictures.length >= maximum
      ? now
      : { ...now, pictures: [...now.pictures, { id: crypto.randomUUID().slice(0, 8), fileId: id, alt: '', caption: '' }] },
  );
  const nameOf = ({ alt, caption, fileId }: GalleryPicture) => alt || caption || (page.files[fileId]?.name ?? texts.upload);
  return (
    <EditorFields>
      <ChoiceField
        label={texts.look}
        value={settings.look}
        choices={texts.looks}
        onChange={(chosen) => onChange({ ...settings, look: chosen })}
      />
      {room > 0 ? (
        <UploadField
          label={texts.upload}
          chooseLabel={texts.choose}
          service="pages"
          kind="picture"
          maximum={room}
          error={fieldErrors['pictures']}
          onStored={onStored}
        />
      ) : (
        <p>{fill(texts.full, { maximum })}</p>
      )}
      {pictures.length > 0 && (
        <EditedRows
          items={pictures}
          label={texts.list}
          path="pictures"
          fieldErrors={fieldErrors}
          fieldsClassName={styles.fields}
          nameOf={nameOf}
          removeLabel={(picture) => fill(texts.remove, { name: nameOf(picture) })}
          onChange={(changed) => onChange({ ...settings, pictures: changed })}
          renderFields={(picture, change, errorAt) => {
            const file = page.files[picture.fileId];
            return (
              <>
                {file ? (
                  <ShownPicture file={file} alt="" sizes="96px" covers className={styles.thumb} />
                ) : (
                  <span className={styles.thumb} />
                )}
                <TextField
                  label={texts.alt}
                  help={texts.altHelp}
                  maximum={300}
                  value={picture.alt}
                  error={errorAt('alt')}
                  onChange={(alt) => change({ ...picture, alt })}
                />
                <TextField
                  label={texts.caption}
                  maximum={300}
                  value={picture.caption}
                  error={errorAt('caption')}
                  onChange={(caption) => change({ ...picture, caption })}
                />
              </>
            );
          }}
        />
      )}
      <SwitchField
        label={texts.takesEntries}
        help={texts.takesEntriesHelp}
        isOn={settings.takesEntries === true}
        onChange={(takesEntries) => onChange({ ...settings, takesEntries })}
      />
    </EditorFields>
  );
}
