import type { SettingsOf } from '@pausenplatz/kernel-contract';
import type { BlockEditorProps } from '@pausenplatz/kernel-host';
import type { linkTilesListBlock } from '../../contract/index.ts';
import { tileFromLink } from '../../rules/index.ts';
import { blockEditorTexts } from '../../texts.ts';
import { colorFor } from '../editing/new-tile.ts';
import { ChoiceField, EditorFields } from './editor-fields.tsx';
import { ChosenFile } from '../links/chosen-file.tsx';
import { LinkRows } from './link-rows.tsx';
import { TileLook } from './tile-look.tsx';

export function Editor({ settings, onChange, fieldErrors, page, addFile }: BlockEditorProps<SettingsOf<typeof linkTilesListBlock>>) {
  const { size, sizes } = blockEditorTexts.links;
  return (
    <EditorFields>
      <ChoiceField label={size} value={settings.size} choices={sizes} onChange={(chosen) => onChange({ ...settings, size: chosen })} />
      <LinkRows
        links={settings.tiles}
        path="tiles"
        fieldErrors={fieldErrors}
        onChange={(tiles) => onChange({ ...settings, tiles })}
        complete={(link) => ({ ...link, color: colorFor(settings.tiles.length), icon: tileFromLink(link.url).icon })}
        renderTarget={({ fileId, ...tile }, change) =>
          fileId === undefined ? null : <ChosenFile name={page.files[fileId]?.name} onOther={() => change({ ...tile, url: '' })} />
        }
        renderExtra={(tile, change) => <TileLook tile={tile} onChange={change} page={page} addFile={addFile} />}
      />
    </EditorFields>
  );
}
