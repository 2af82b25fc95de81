import { Input } from '@fluentui/react-components';
import { fill } from '@pausenplatz/kernel-contract';
import { FormField } from '@pausenplatz/kernel-ui';
import { useState } from 'react';
import { homeworkLimits } from '../../contract/index.ts';
import { dialogTexts } from '../../texts.ui.ts';

interface MinutesFieldProps {
  readonly label: string;
  readonly help?: string;
  readonly minutes: number | null;
  readonly onSave: (minutes: number | null) => void;
}

const maximum = homeworkLimits.minutesMaximum;

/** Minutes, saved when the field is left; what cannot be stays in it, with a word about what can. */
export function MinutesField({ label, help, minutes, onSave }: MinutesFieldProps) {
  const [typed, setTyped] = useState(minutes === null ? '' : String(minutes));
  const value = typed.trim() === '' ? null : Math.round(Number(typed));
  const isPossible = value === null || (value >= 0 && value <= maximum);
  return (
    <FormField label={label} help={help} error={isPossible ? undefined : fill(dialogTexts.minutesImpossible, { maximum })}>
      <Input
        type="number"
        min={0}
        max={maximum}
        value={typed}
        onChange={(_event, data) => setTyped(data.value)}
        onBlur={() => {
          if (isPossible && value !== minutes) onSave(value);
        }}
      />
    </FormField>
  );
}
