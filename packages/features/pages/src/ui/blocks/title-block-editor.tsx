import type { SettingsOf } from '@pausenplatz/kernel-contract';
import type { BlockEditorProps } from '@pausenplatz/kernel-host';
import type { titleBlock } from '../../contract/index.ts';
import { blockEditorTexts } from '../../texts.ts';
import { ChoiceField, EditorFields, TextField } from './editor-fields.tsx';

export function Editor({ settings, onChange, fieldErrors }: BlockEditorProps<SettingsOf<typeof titleBlock>>) {
  const texts = blockEditorTexts.title;
  return (
    <EditorFields>
      <TextField
        label={texts.text}
        value={settings.text}
        maximum={200}
        error={fieldErrors['text']}
        onChange={(text) => onChange({ ...settings, text })}
      />
      <ChoiceField label={texts.size} value={settings.size} choices={texts.sizes} onChange={(size) => onChange({ ...settings, size })} />
      <ChoiceField
        label={texts.align}
        value={settings.align}
        choices={texts.aligns}
        onChange={(align) => onChange({ ...settings, align })}
      />
    </EditorFields>
  );
}
