import type { SettingsOf } from '@pausenplatz/kernel-contract';
import type { BlockEditorProps } from '@pausenplatz/kernel-host';
import type { leoEnglishBlock } from '../../contract/index.ts';
import { blockEditorTexts } from '../../texts.ts';
import { EditorFields, TextField } from './editor-fields.tsx';

/** One form for all four dictionaries. */
export function Editor({ settings, onChange, fieldErrors }: BlockEditorProps<SettingsOf<typeof leoEnglishBlock>>) {
  const texts = blockEditorTexts.leo;
  return (
    <EditorFields>
      <TextField
        label={texts.title}
        help={texts.titleHelp}
        maximum={120}
        value={settings.title}
        error={fieldErrors['title']}
        onChange={(title) => onChange({ ...settings, title })}
      />
    </EditorFields>
  );
}
