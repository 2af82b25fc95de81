import type { SettingsOf } from '@pausenplatz/kernel-contract';
import type { BlockEditorProps } from '@pausenplatz/kernel-host';
import type { eventListBlock } from '../../contract/index.ts';
import { DaysField } from './days-field.tsx';
import { ClassFields } from './editor-parts.tsx';

export function Editor({ settings, onChange }: BlockEditorProps<SettingsOf<typeof eventListBlock>>) {
  return (
    <>
      <ClassFields settings={settings} onChange={(chosen) => onChange({ ...settings, ...chosen })} />
      <DaysField days={settings.days} maximum={200} onChange={(days) => onChange({ ...settings, days })} />
    </>
  );
}
