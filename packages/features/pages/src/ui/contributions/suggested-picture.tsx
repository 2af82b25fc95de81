import { makeStyles } from '@fluentui/react-components';
import { UploadField } from '@pausenplatz/documents/ui';
import { ShownPicture } from '@pausenplatz/documents/ui/shown-picture';
import type { ShownBlockFile } from '@pausenplatz/kernel-host';
import { type Form, TextField } from '@pausenplatz/kernel-ui';
import { galleryEditorTexts as texts } from '../../texts.gallery-block.ts';
import type { SuggestionFields } from './use-suggestion.ts';

const useStyles = makeStyles({ picture: { width: '160px', maxWidth: '100%', height: '120px' } });

interface SuggestedPictureProps {
  readonly form: Form<SuggestionFields>;
  readonly uploaded: Readonly<Record<string, ShownBlockFile>>;
  readonly addFile: (id: string, file: ShownBlockFile) => void;
}

/** A picture with what it shows and what stands below it; another upload takes its place. */
export function SuggestedPicture({ form, uploaded, addFile }: SuggestedPictureProps) {
  const styles = useStyles();
  const file = uploaded[form.fields.fileId];
  return (
    <>
      {file && <ShownPicture file={file} alt="" sizes="160px" covers className={styles.picture} />}
      <UploadField
        label={texts.upload}
        chooseLabel={texts.choose}
        service="pages"
        kind="picture"
        error={form.errors.fileId}
        onStored={(stored) => {
          addFile(stored.id, stored);
          form.set('fileId', stored.id);
        }}
      />
      <TextField form={form} name="alt" label={texts.alt} help={texts.altHelp} maximum={300} />
      <TextField form={form} name="caption" label={texts.caption} maximum={300} />
    </>
  );
}
