import { SpinButton } from '@fluentui/react-components';
import type { SettingsOf } from '@pausenplatz/kernel-contract';
import type { BlockEditorProps } from '@pausenplatz/kernel-host';
import { FormField } from '@pausenplatz/kernel-ui';
import type { iFrameBlock } from '../../contract/index.ts';
import { blockEditorTexts } from '../../texts.ts';
import { AddressFields, EditorFields } from './editor-fields.tsx';

export function Editor({ settings, onChange, fieldErrors }: BlockEditorProps<SettingsOf<typeof iFrameBlock>>) {
  const texts = blockEditorTexts.frame;
  return (
    <EditorFields>
      <AddressFields
        texts={texts}
        value={settings}
        fieldErrors={fieldErrors}
        addressMaximum={2048}
        onChange={(changed) => onChange({ ...settings, ...changed })}
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
