import { Radio, RadioGroup } from '@fluentui/react-components';
import { FormField } from '@pausenplatz/kernel-ui';
import { type SeriesRange, seriesRanges } from '../../contract/index.ts';
import { dialogTexts } from '../../texts.ui.ts';

/** Whether a change means this day, from here on, or all days of a series. */
export function ScopeChoice({ scope, onChoose }: { readonly scope: SeriesRange; readonly onChoose: (scope: SeriesRange) => void }) {
  return (
    <FormField label={dialogTexts.repeat.scope}>
      <RadioGroup
        layout="horizontal"
        value={scope}
        onChange={(_event, { value }) => {
          const found = seriesRanges.find((one) => one === value);
          if (found) onChoose(found);
        }}
      >
        {seriesRanges.map((one) => (
          <Radio key={one} value={one} label={dialogTexts.repeat.scopes[one]} />
        ))}
      </RadioGroup>
    </FormField>
  );
}
