import type { SettingsOf } from '@pausenplatz/kernel-contract';
import { UploadField } from '@pausenplatz/documents/ui';
import type { BlockEditorProps } from '@pausenplatz/kernel-host';
import type { pictureBlock } from '../../contract/index.ts';
import { blockEditorTexts } from '../../texts.ts';
import { LinkField } from '../links/link-field.tsx';
import { Switch } from '@fluentui/react-components';
import { ChoiceField, EditorFields, TextField } from './editor-fields.tsx';
import { LicenceField } from './licence-field.tsx';
import { useStoredFile } from './use-stored-file.ts';

export function Editor(props: BlockEditorProps<SettingsOf<typeof pictureBlock>>) {
  const { settings, onChange, fieldErrors } = props;
  const texts = blockEditorTexts.picture;
  const onStored = useStoredFile(props, (now, { id }) => ({ ...now, fileId: id }));
  return (
    <EditorFields>
      <UploadField
        label={texts.upload}
        service="pages"
        kind="picture"
        error={fieldErrors['fileId']}
        {...(settings.fileId !== null && { chooseLabel: texts.replace })}
        onStored={onStored}
      />
      <TextField
        label={texts.alt}
        help={texts.altHelp}
        maximum={300}
        value={settings.alt}
        error={fieldErrors['alt']}
        onChange={(alt) => onChange({ ...settings, alt })}
      />
      <TextField
        label={texts.caption}
        maximum={300}
        value={settings.caption}
        error={fieldErrors['caption']}
        onChange={(caption) => onChange({ ...settings, caption })}
      />
      <TextField
        label={texts.source}
        help={texts.sourceHelp}
        maximum={300}
        value={settings.source ?? ''}
        error={fieldErrors['source']}
        onChange={(source) => onChange({ ...settings, source })}
      />
      <LicenceField licence={settings.licence} onChange={(licence) => onChange({ ...settings, licence })} />
      <ChoiceField
        label={texts.corners}
        value={settings.corners ?? 'round'}
        choices={texts.cornerLooks}
        onChange={(corners) => onChange({ ...settings, corners })}
      />
      <ChoiceField
        label={texts.width}
        value={settings.width}
        choices={texts.widths}
        onChange={(width) => onChange({ ...settings, width })}
      />
      <LinkField
        label={texts.url}
        help={texts.urlHelp}
        value={settings.url ?? ''}
        error={fieldErrors['url']}
        onChange={(url) => onChange({ ...settings, url: url.trim() === '' ? null : url })}
      />
      {settings.url === null && (
        <Switch
          label={texts.enlarges}
          checked={settings.enlarges ?? false}
          onChange={(_event, { checked }) => onChange({ ...settings, enlarges: checked })}
        />
      )}
    </EditorFields>
  );
}
