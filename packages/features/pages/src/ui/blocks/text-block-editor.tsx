import type { SettingsOf } from '@pausenplatz/kernel-contract';
import type { BlockEditorProps } from '@pausenplatz/kernel-host';
import { pictureBlock, textBlock } from '../../contract/index.ts';
import { blockEditorTexts } from '../../texts.ts';
import { textPictureTexts } from '../../texts.text-picture.ts';
import { useNeighbours } from '../editing/neighbours.ts';
import type { NewBlock } from '../editing/use-new-blocks.ts';
import type { BesideText } from '../text-editor/paste/pasting.ts';
import { RichTextEditor } from '../text-editor/rich-text-editor.tsx';
import { EditorFields } from './editor-fields.tsx';
import { SwitchField } from './switch-field.tsx';

export function Editor({ settings, onChange, fieldErrors, page, addFile }: BlockEditorProps<SettingsOf<typeof textBlock>>) {
  const texts = blockEditorTexts.text;
  const neighbours = useNeighbours();
  return (
    <EditorFields>
      <RichTextEditor
        text={settings.text}
        files={page.files}
        addFile={addFile}
        label={texts.label}
        error={fieldErrors['text'] ?? (fieldErrors['fileId'] && textPictureTexts.fileGone)}
        onChange={(text) => onChange({ ...settings, text })}
        onSlash={neighbours.choose}
        onBeside={(blocks) => neighbours.insert(blocks.map((one) => blockFor(one, settings.card)))}
      />
      <SwitchField label={texts.card} help={texts.cardHelp} isOn={settings.card} onChange={(card) => onChange({ ...settings, card })} />
      <SwitchField
        label={texts.readsAloud}
        help={texts.readsAloudHelp}
        isOn={settings.readsAloud === true}
        onChange={(readsAloud) => onChange({ ...settings, readsAloud })}
      />
    </EditorFields>
  );
}

/** What was pasted beside a text stands on the page as a block of its own. */
function blockFor(one: BesideText['blocks'][number], card: boolean): NewBlock {
  if ('kind' in one)
    return {
      type: pictureBlock.type,
      uploads: [{ file: one.file, kind: 'picture' }],
      showing: ([{ id }]) => ({ ...pictureBlock.empty, alt: one.alt, fileId: id }),
    };
  return { type: textBlock.type, settings: { text: one, card } };
}
