import { Radio, RadioGroup, Switch } from '@fluentui/react-components';
import type { SettingsOf } from '@pausenplatz/kernel-contract';
import type { BlockEditorProps } from '@pausenplatz/kernel-host';
import { FormField } from '@pausenplatz/kernel-ui';
import type { homeworkBlock } from '../../contract/index.ts';
import { homeworkBlockTexts } from '../../texts.blocks.ts';
import { ClassFields } from './editor-parts.tsx';

export function Editor({ settings, onChange }: BlockEditorProps<SettingsOf<typeof homeworkBlock>>) {
  const texts = homeworkBlockTexts.editor;
  return (
    <>
      <ClassFields settings={settings} onChange={(chosen) => onChange({ ...settings, ...chosen })} />
      <FormField label={texts.view}>
        <RadioGroup
          layout="horizontal"
          value={settings.view}
          onChange={(_event, { value }) => onChange({ ...settings, view: value === 'day' ? 'day' : 'week' })}
        >
          <Radio value="week" label={texts.views.week} />
          <Radio value="day" label={texts.views.day} />
        </RadioGroup>
      </FormField>
      <Switch
        label={texts.showWeekend}
        checked={settings.showWeekend}
        onChange={(_event, { checked }) => onChange({ ...settings, showWeekend: checked })}
      />
    </>
  );
}
