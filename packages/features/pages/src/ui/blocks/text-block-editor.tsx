import { Switch } from '@fluentui/react-components';
import type { SettingsOf } from '@pausenplatz/kernel-contract';
import type { BlockEditorProps } from '@pausenplatz/kernel-host';
import { FormField } from '@pausenplatz/kernel-ui';
import type { textBlock } from '../../contract/index.ts';
import { blockEditorTexts } from '../../texts.ts';
import { RichTextEditor } from '../text-editor/rich-text-editor.tsx';
import { EditorFields } from './editor-fields.tsx';

export function Editor({ settings, onChange, fieldErrors }: BlockEditorProps<SettingsOf<typeof textBlock>>) {
  const texts = blockEditorTexts.text;
  return (
    <EditorFields>
      <RichTextEditor
        text={settings.text}
        label={texts.label}
        error={fieldErrors['text']}
        onChange={(text) => onChange({ ...settings, text })}
      />
      <FormField label="" help={texts.cardHelp}>
        <Switch label={texts.card} checked={settings.card} onChange={(_event, { checked }) => onChange({ ...settings, card: checked })} />
      </FormField>
    </EditorFields>
  );
}
