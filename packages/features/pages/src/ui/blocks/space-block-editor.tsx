import type { SettingsOf } from '@pausenplatz/kernel-contract';
import type { BlockEditorProps } from '@pausenplatz/kernel-host';
import type { spaceBlock } from '../../contract/index.ts';
import { blockEditorTexts } from '../../texts.ts';
import { ChoiceField } from './editor-fields.tsx';

export function Editor({ settings, onChange }: BlockEditorProps<SettingsOf<typeof spaceBlock>>) {
  const { size, sizes } = blockEditorTexts.space;
  return <ChoiceField label={size} value={settings.size} choices={sizes} onChange={(chosen) => onChange({ size: chosen })} />;
}
