import type { SettingsOf } from '@pausenplatz/kernel-contract';
import type { BlockEditorProps } from '@pausenplatz/kernel-host';
import type { horizontalRuleBlock } from '../../contract/index.ts';
import { blockEditorTexts } from '../../texts.ts';
import { ChoiceField } from './editor-fields.tsx';

export function Editor({ settings, onChange }: BlockEditorProps<SettingsOf<typeof horizontalRuleBlock>>) {
  const { style, styles } = blockEditorTexts.rule;
  return <ChoiceField label={style} value={settings.style} choices={styles} onChange={(chosen) => onChange({ style: chosen })} />;
}
