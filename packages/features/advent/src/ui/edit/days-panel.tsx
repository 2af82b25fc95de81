import { Checkbox, Input, makeStyles, Radio, RadioGroup, Select } from '@fluentui/react-components';
import { fill } from '@pausenplatz/kernel-contract';
import { dayWithWeekday } from '@pausenplatz/kernel-format';
import { FormField } from '@pausenplatz/kernel-ui';
import { type CalendarSettings, openingModes } from '../../contract/index.ts';
import { editTexts } from '../../texts.edit.ts';
import type { EditedCalendar } from './changes.ts';

const { days: texts } = editTexts;
const modes = ['from', 'end', 'day'] as const satisfies readonly (typeof openingModes)[number][];

const useStyles = makeStyles({
  panel: { display: 'grid', gap: '20px', gridTemplateColumns: 'minmax(0, 1fr)' },
  words: { margin: 0 },
});

interface DaysPanelProps {
  readonly edited: EditedCalendar;
  readonly onChange: (changes: Partial<CalendarSettings>) => void;
}

/** When doors open. */
export function DaysPanel({ edited: { settings, doors }, onChange }: DaysPanelProps) {
  const styles = useStyles();
  const last = doors
    .map(({ opensAt }) => opensAt)
    .toSorted()
    .at(-1);
  return (
    <div className={styles.panel}>
      <FormField label={texts.startsOn}>
        <Input
          key={settings.startsOn}
          type="date"
          defaultValue={settings.startsOn}
          required
          onBlur={({ target: { value } }) => value !== '' && value !== settings.startsOn && onChange({ startsOn: value })}
        />
      </FormField>
      <FormField label={texts.openHour}>
        <Select value={String(settings.openHour)} onChange={(_event, { value }) => onChange({ openHour: Number(value) })}>
          {Array.from({ length: 24 }, (_, hour) => (
            <option key={hour} value={hour}>
              {fill(texts.hour, { hour })}
            </option>
          ))}
        </Select>
      </FormField>
      <FormField label={texts.mode}>
        <RadioGroup
          value={settings.mode}
          onChange={(_event, { value }) => onChange({ mode: openingModes.find((one) => one === value) ?? 'from' })}
        >
          {modes.map((one) => (
            <Radio key={one} value={one} label={texts.modes[one]} />
          ))}
        </RadioGroup>
      </FormField>
      <Checkbox
        label={texts.schoolDaysOnly}
        checked={settings.schoolDaysOnly}
        onChange={(_event, { checked }) => onChange({ schoolDaysOnly: checked === true })}
      />
      <FormField label="" help={texts.countsDownHelp}>
        <Checkbox
          label={texts.countsDown}
          checked={settings.countsDown}
          onChange={(_event, { checked }) => onChange({ countsDown: checked === true })}
        />
      </FormField>
      {last !== undefined && <p className={styles.words}>{fill(texts.last, { day: dayWithWeekday(new Date(last)) })}</p>}
      <p className={styles.words}>{texts.clock}</p>
    </div>
  );
}
