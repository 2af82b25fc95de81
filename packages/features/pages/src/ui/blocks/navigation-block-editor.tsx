import type { SettingsOf } from '@pausenplatz/kernel-contract';
import type { BlockEditorProps } from '@pausenplatz/kernel-host';
import type { navigationBlock } from '../../contract/index.ts';
import { blockEditorTexts } from '../../texts.ts';
import { ChoiceField, EditorFields } from './editor-fields.tsx';

export function Editor({ settings, onChange }: BlockEditorProps<SettingsOf<typeof navigationBlock>>) {
  const texts = blockEditorTexts.navigation;
  return (
    <EditorFields>
      <ChoiceField
        label={texts.shows}
        value={settings.shows}
        choices={texts.showing}
        onChange={(shows) => onChange({ ...settings, shows })}
      />
      {(settings.shows === 'children' || settings.shows === 'siblings') && (
        <ChoiceField label={texts.look} value={settings.look} choices={texts.looks} onChange={(look) => onChange({ ...settings, look })} />
      )}
    </EditorFields>
  );
}
