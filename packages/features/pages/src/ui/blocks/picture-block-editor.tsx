import type { SettingsOf } from '@pausenplatz/kernel-contract';
import { type StoredFile } from '@pausenplatz/documents/contract';
import { UploadField } from '@pausenplatz/documents/ui';
import type { BlockEditorProps } from '@pausenplatz/kernel-host';
import { useCallback, useEffect, useRef } from 'react';
import type { pictureBlock } from '../../contract/index.ts';
import { blockEditorTexts } from '../../texts.ts';
import { LinkField } from '../links/link-field.tsx';
import { ChoiceField, EditorFields, TextField } from './editor-fields.tsx';

export function Editor(props: BlockEditorProps<SettingsOf<typeof pictureBlock>>) {
  const { settings, onChange, fieldErrors } = props;
  const texts = blockEditorTexts.picture;
  const onStored = useStored(props);
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
    </EditorFields>
  );
}

// An upload takes its time; what was typed meanwhile must not be overwritten when it arrives.
function useStored({ settings, onChange, addFile }: BlockEditorProps<SettingsOf<typeof pictureBlock>>) {
  const newest = useRef({ settings, onChange, addFile });
  useEffect(() => {
    newest.current = { settings, onChange, addFile };
  });
  return useCallback((file: StoredFile) => {
    const { settings: now, onChange: change, addFile: add } = newest.current;
    add(file.id, file);
    change({ ...now, fileId: file.id });
  }, []);
}
