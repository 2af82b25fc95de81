import { SpinButton } from '@fluentui/react-components';
import type { SettingsOf } from '@pausenplatz/kernel-contract';
import type { BlockEditorProps } from '@pausenplatz/kernel-host';
import { FormField } from '@pausenplatz/kernel-ui';
import type { iFrameBlock } from '../../contract/index.ts';
import { blockEditorTexts } from '../../texts.ts';
import { EditorFields, TextField } from './editor-fields.tsx';

export function Editor({ settings, onChange, fieldErrors }: BlockEditorProps<SettingsOf<typeof iFrameBlock>>) {
  const texts = blockEditorTexts.frame;
  return (
    <EditorFields>
      <TextField
        label={texts.url}
        help={texts.urlHelp}
        type="url"
        value={settings.url}
        error={fieldErrors['url']}
        onChange={(url) => onChange({ ...settings, url: url.trim() })}
      />
      <TextField
        label={texts.title}
        value={settings.title}
        maximum={200}
        error={fieldErrors['title']}
        onChange={(title) => onChange({ ...settings, title })}
      />
      <FormField label={texts.height} error={fieldErrors['height']}>
        <SpinButton
          value={settings.height}
          min={100}
          max={2000}
          step={20}
          onChange={(_event, { value, displayValue }) => {
            const height = value ?? Number.parseInt(displayValue ?? '', 10);
            if (Number.isInteger(height)) onChange({ ...settings, height });
          }}
        />
      </FormField>
    </EditorFields>
  );
}
