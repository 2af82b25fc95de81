import { RecordField, UploadField } from '@pausenplatz/documents/ui';
import { fill, type SettingsOf } from '@pausenplatz/kernel-contract';
import type { BlockEditorProps } from '@pausenplatz/kernel-host';
import { EditedRows } from '@pausenplatz/kernel-ui';
import { type audioBlock, pageLimits, type Track } from '../../contract/index.ts';
import { audioEditorTexts as texts } from '../../texts.audio-block.ts';
import { EditorFields, TextField } from './editor-fields.tsx';
import { useStoredFile } from './use-stored-file.ts';

/** The name of a file without its ending, as far as a title goes. */
const titleOf = (fileName: string): string => fileName.replace(/\.[a-z0-9]{1,5}$/i, '').slice(0, pageLimits.linkTitleMaximum);

export function Editor(props: BlockEditorProps<SettingsOf<typeof audioBlock>>) {
  const { settings, onChange, fieldErrors, page } = props;
  const { tracks } = settings;
  const room = pageLimits.tracksPerBlock - tracks.length;
  const onStored = useStoredFile(props, (now, { id, name }) =>
    now.tracks.length >= pageLimits.tracksPerBlock
      ? now
      : { tracks: [...now.tracks, { id: crypto.randomUUID().slice(0, 8), fileId: id, title: titleOf(name), transcript: '' }] },
  );
  const nameOf = ({ title, fileId }: Track) => title || (page.files[fileId]?.name ?? texts.title);
  return (
    <EditorFields>
      {tracks.length > 0 && (
        <EditedRows
          items={tracks}
          label={texts.list}
          path="tracks"
          fieldErrors={fieldErrors}
          nameOf={nameOf}
          removeLabel={(track) => fill(texts.remove, { name: nameOf(track) })}
          onChange={(changed) => onChange({ tracks: changed })}
          renderFields={(track, change, errorAt) => (
            <>
              <TextField
                label={texts.title}
                value={track.title}
                maximum={pageLimits.linkTitleMaximum}
                error={errorAt('title')}
                onChange={(title) => change({ ...track, title })}
              />
              <TextField
                label={texts.transcript}
                help={texts.transcriptHelp}
                long
                value={track.transcript}
                maximum={pageLimits.transcriptCharacters}
                error={errorAt('transcript')}
                onChange={(transcript) => change({ ...track, transcript })}
              />
            </>
          )}
        />
      )}
      {room > 0 ? (
        <>
          <div tabIndex={-1} data-begins>
            <RecordField service="pages" kind="sound" onStored={onStored} />
          </div>
          <UploadField
            label={texts.upload}
            chooseLabel={texts.choose}
            service="pages"
            kind="sound"
            maximum={Math.min(room, 20)}
            error={fieldErrors['tracks']}
            onStored={onStored}
          />
        </>
      ) : (
        <p>{fill(texts.full, { maximum: pageLimits.tracksPerBlock })}</p>
      )}
    </EditorFields>
  );
}
