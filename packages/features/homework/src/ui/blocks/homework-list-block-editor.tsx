import { Radio, RadioGroup } from '@fluentui/react-components';
import type { SettingsOf } from '@pausenplatz/kernel-contract';
import type { BlockEditorProps } from '@pausenplatz/kernel-host';
import { FormField } from '@pausenplatz/kernel-ui';
import type { homeworkListBlock } from '../../contract/index.ts';
import { homeworkBlockTexts } from '../../texts.blocks.ts';
import { DaysField } from './days-field.tsx';
import { ClassFields } from './editor-parts.tsx';

export function Editor({ settings, onChange }: BlockEditorProps<SettingsOf<typeof homeworkListBlock>>) {
  const texts = homeworkBlockTexts.editor;
  return (
    <>
      <ClassFields settings={settings} onChange={(chosen) => onChange({ ...settings, ...chosen })} />
      <FormField label={texts.filter}>
        <RadioGroup
          layout="horizontal"
          value={settings.filter}
          onChange={(_event, { value }) => onChange({ ...settings, filter: value === 'open' ? 'open' : 'all' })}
        >
          <Radio value="all" label={texts.filters.all} />
          <Radio value="open" label={texts.filters.open} />
        </RadioGroup>
      </FormField>
      <DaysField days={settings.days} maximum={60} onChange={(days) => onChange({ ...settings, days })} />
    </>
  );
}
