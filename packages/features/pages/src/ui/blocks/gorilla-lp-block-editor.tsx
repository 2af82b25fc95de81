import type { SettingsOf } from '@pausenplatz/kernel-contract';
import type { BlockEditorProps } from '@pausenplatz/kernel-host';
import type { gorillaTeacherBlock } from '../../contract/index.ts';
import { gorillaEditorTexts } from '../../texts.gorilla-editor.ts';
import { GorillaFields } from './gorilla-fields.tsx';

const offered = (['programme', 'movement', 'food', 'sustainability'] as const).map((name) => ({
  name,
  title: gorillaEditorTexts.names[name],
}));

export function Editor({ settings, onChange, fieldErrors }: BlockEditorProps<SettingsOf<typeof gorillaTeacherBlock>>) {
  return <GorillaFields offered={offered} settings={settings} onChange={onChange} fieldErrors={fieldErrors} />;
}
