import { type StoredFile } from '@pausenplatz/documents/contract';
import { UploadField } from '@pausenplatz/documents/ui';
import type { SettingsOf } from '@pausenplatz/kernel-contract';
import type { BlockEditorProps } from '@pausenplatz/kernel-host';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { videoBlock } from '../../contract/index.ts';
import { blockEditorTexts } from '../../texts.ts';
import { ChoiceField, EditorFields, TextField } from './editor-fields.tsx';

export function Editor({ settings, onChange, fieldErrors, addFile }: BlockEditorProps<SettingsOf<typeof videoBlock>>) {
  const texts = blockEditorTexts.video;
  const [source, setSource] = useState<'address' | 'upload'>(settings.fileId === null ? 'address' : 'upload');
  // An upload takes its time; what was typed meanwhile must not be overwritten when it arrives.
  const newest = useRef({ settings, onChange, addFile });
  useEffect(() => {
    newest.current = { settings, onChange, addFile };
  });
  const onStored = useCallback((file: StoredFile) => {
    newest.current.addFile(file.id, file);
    newest.current.onChange({ ...newest.current.settings, url: '', fileId: file.id });
  }, []);
  return (
    <EditorFields>
      <ChoiceField label={texts.source} value={source} choices={texts.sources} onChange={setSource} />
      {source === 'address' ? (
        <TextField
          label={texts.url}
          help={texts.urlHelp}
          type="url"
          value={settings.url}
          error={fieldErrors['url']}
          onChange={(url) => onChange({ ...settings, url: url.trim(), fileId: null })}
        />
      ) : (
        <UploadField
          label={texts.upload}
          service="pages"
          kind="video"
          error={fieldErrors['fileId']}
          {...(settings.fileId !== null && { chooseLabel: texts.replace })}
          onStored={onStored}
        />
      )}
      <TextField
        label={texts.title}
        maximum={200}
        value={settings.title}
        error={fieldErrors['title']}
        onChange={(title) => onChange({ ...settings, title })}
      />
    </EditorFields>
  );
}
