import { Select } from '@fluentui/react-components';
import type { SettingsOf } from '@pausenplatz/kernel-contract';
import type { BlockEditorProps } from '@pausenplatz/kernel-host';
import { FormField, ListState } from '@pausenplatz/kernel-ui';
import type { adventBlock } from '../../contract/index.ts';
import { adventPlacedTexts as texts } from '../../texts.placed.ts';
import { useCalendars } from '../data.ts';

/** Which of the own calendars is on the page. */
export function Editor({ settings, onChange }: BlockEditorProps<SettingsOf<typeof adventBlock>>) {
  const query = useCalendars();
  return (
    <ListState query={query} skeleton="form" isEmpty={({ calendars }) => calendars.length === 0} empty={<p>{texts.nothing}</p>}>
      {({ calendars }) => (
        <FormField label={texts.label} help={texts.help}>
          <Select value={settings.calendarId ?? ''} onChange={(_event, { value }) => onChange({ calendarId: value === '' ? null : value })}>
            <option value="">{texts.none}</option>
            {calendars.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </Select>
        </FormField>
      )}
    </ListState>
  );
}
