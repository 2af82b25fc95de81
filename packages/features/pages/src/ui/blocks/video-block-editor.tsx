import { Button } from '@fluentui/react-components';
import type { StoredFile } from '@pausenplatz/documents/contract';
import { UploadField } from '@pausenplatz/documents/ui';
import type { SettingsOf } from '@pausenplatz/kernel-contract';
import type { BlockEditorProps } from '@pausenplatz/kernel-host';
import { useState } from 'react';
import type { videoBlock } from '../../contract/index.ts';
import { blockEditorTexts } from '../../texts.ts';
import { ChoiceField, EditorFields, TextField } from './editor-fields.tsx';
import { TimeField } from './time-field.tsx';
import { usePoster } from './use-poster.ts';
import { useStoredFile } from './use-stored-file.ts';

export function Editor(props: BlockEditorProps<SettingsOf<typeof videoBlock>>) {
  const { settings, onChange, fieldErrors } = props;
  const texts = blockEditorTexts.video;
  const [source, setSource] = useState<'address' | 'upload'>(settings.fileId === null ? 'address' : 'upload');
  const takePoster = usePoster(props);
  const onFilm = useStoredFile(props, ({ posterId: _other, ...now }, { id }) => ({ ...now, url: '', fileId: id }));
  const onStored = (film: StoredFile) => {
    onFilm(film);
    takePoster(film);
  };
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
        <>
          <UploadField
            label={texts.upload}
            service="pages"
            kind="video"
            error={fieldErrors['fileId']}
            {...(settings.fileId !== null && { chooseLabel: texts.replace })}
            onStored={onStored}
          />
          {settings.fileId !== null && <Captions {...props} />}
        </>
      )}
      <TextField
        label={texts.title}
        maximum={200}
        value={settings.title}
        error={fieldErrors['title']}
        onChange={(title) => onChange({ ...settings, title })}
      />
      <TimeField
        label={texts.start}
        help={texts.timeHelp}
        seconds={settings.start ?? null}
        onChange={(start) => onChange({ ...settings, start })}
      />
      <TimeField
        label={texts.end}
        help={texts.endHelp}
        error={fieldErrors['end']}
        seconds={settings.end ?? null}
        onChange={(end) => onChange({ ...settings, end })}
      />
    </EditorFields>
  );
}

/** The captions of an own film: a file that is chosen, another one, or none. */
function Captions(props: BlockEditorProps<SettingsOf<typeof videoBlock>>) {
  const { settings, onChange, fieldErrors, page } = props;
  const texts = blockEditorTexts.video;
  const onStored = useStoredFile(props, (now, { id }) => ({ ...now, captionsId: id }));
  const { captionsId, ...without } = settings;
  return (
    <>
      <UploadField
        label={texts.captions}
        service="pages"
        kind="captions"
        error={fieldErrors['captionsId']}
        chooseLabel={captionsId === undefined ? texts.chooseCaptions : texts.otherCaptions}
        onStored={onStored}
      />
      {captionsId !== undefined && (
        <div>
          <span>{page.files[captionsId]?.name}</span> <Button onClick={() => onChange(without)}>{texts.removeCaptions}</Button>
        </div>
      )}
    </>
  );
}
