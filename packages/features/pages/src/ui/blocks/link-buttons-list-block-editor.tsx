import { UploadField } from '@pausenplatz/documents/ui';
import type { SettingsOf } from '@pausenplatz/kernel-contract';
import type { BlockEditorProps } from '@pausenplatz/kernel-host';
import { type linkButtonsListBlock, pageLimits } from '../../contract/index.ts';
import { tileFromLink } from '../../rules/index.ts';
import { blockEditorTexts } from '../../texts.ts';
import { aTileOfFile, colorFor } from '../editing/new-tile.ts';
import { ChosenFile } from '../links/chosen-file.tsx';
import { ChoiceField, EditorFields } from './editor-fields.tsx';
import { LinkRows } from './link-rows.tsx';
import { LookField } from './look-field.tsx';
import { useStoredFile } from './use-stored-file.ts';

export function Editor(props: BlockEditorProps<SettingsOf<typeof linkButtonsListBlock>>) {
  const { settings, onChange, fieldErrors, page, addFile } = props;
  const { buttons } = settings;
  const texts = blockEditorTexts.buttons;
  const onStored = useStoredFile(props, (now, file) => ({ ...now, buttons: [...now.buttons, aTileOfFile(file, now.buttons.length)] }));
  return (
    <EditorFields>
      <ChoiceField label={texts.look} value={settings.look} choices={texts.looks} onChange={(look) => onChange({ ...settings, look })} />
      <LinkRows
        links={buttons}
        path="buttons"
        fieldErrors={fieldErrors}
        onChange={(changed) => onChange({ ...settings, buttons: changed })}
        complete={(link) => ({ ...link, color: colorFor(buttons.length), icon: tileFromLink(link.url).icon })}
        renderTarget={({ fileId, ...button }, change) =>
          fileId === undefined ? null : <ChosenFile name={page.files[fileId]?.name} onOther={() => change({ ...button, url: '' })} />
        }
        renderExtra={(button, change) => <LookField item={button} page={page} addFile={addFile} onChange={change} />}
      />
      {buttons.length < pageLimits.linksPerBlock && (
        <UploadField label={texts.file} chooseLabel={texts.chooseFile} service="pages" kind="attachment" onStored={onStored} />
      )}
    </EditorFields>
  );
}
