import { Radio, RadioGroup, Select } from '@fluentui/react-components';
import type { SettingsOf } from '@pausenplatz/kernel-contract';
import type { BlockEditorProps } from '@pausenplatz/kernel-host';
import { FormField, ListState } from '@pausenplatz/kernel-ui';
import type { planBlock } from '../../contract/index.ts';
import { planOnPageTexts } from '../../texts.page.ts';
import { usePlanList } from '../data.ts';

/** Which of the own plans is on the page, and what of it children see. */
export function Editor({ settings, onChange }: BlockEditorProps<SettingsOf<typeof planBlock>>) {
  const texts = planOnPageTexts.form;
  const query = usePlanList('my');
  const { planUrl } = settings;
  return (
    <>
      <ListState
        query={query}
        skeleton="form"
        isEmpty={({ plans }) => plans.length === 0 && planUrl === null}
        empty={<p>{texts.nothing}</p>}
      >
        {({ plans }) => (
          <FormField label={texts.plan} help={texts.help}>
            <Select value={planUrl ?? ''} onChange={(_event, { value }) => onChange({ ...settings, planUrl: value === '' ? null : value })}>
              <option value="">{texts.none}</option>
              {planUrl !== null && !plans.some(({ url }) => url === planUrl) && <option value={planUrl}>{texts.lost}</option>}
              {plans.map(({ url, title }) => (
                <option key={url} value={url}>
                  {title}
                </option>
              ))}
            </Select>
          </FormField>
        )}
      </ListState>
      <FormField label={texts.show}>
        <RadioGroup
          value={settings.show}
          onChange={(_event, { value }) => onChange({ ...settings, show: value === 'open' ? 'open' : 'all' })}
        >
          <Radio value="all" label={texts.shows.all} />
          <Radio value="open" label={texts.shows.open} />
        </RadioGroup>
      </FormField>
    </>
  );
}
