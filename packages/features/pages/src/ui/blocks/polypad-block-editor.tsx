import type { SettingsOf } from '@pausenplatz/kernel-contract';
import type { BlockEditorProps } from '@pausenplatz/kernel-host';
import type { polypadBlock } from '../../contract/index.ts';
import { blockEditorTexts } from '../../texts.ts';
import { AddressFields, ChoiceField, EditorFields } from './editor-fields.tsx';

export function Editor({ settings, onChange, fieldErrors }: BlockEditorProps<SettingsOf<typeof polypadBlock>>) {
  const texts = blockEditorTexts.polypad;
  return (
    <EditorFields>
      <AddressFields
        texts={texts}
        value={settings}
        fieldErrors={fieldErrors}
        addressMaximum={500}
        onChange={(changed) => onChange({ ...settings, ...changed })}
      />
      <ChoiceField
        label={texts.ratio}
        value={settings.ratio}
        choices={texts.ratios}
        onChange={(ratio) => onChange({ ...settings, ratio })}
      />
    </EditorFields>
  );
}
