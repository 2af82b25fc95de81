import { Input } from '@fluentui/react-components';
import { FormField } from '@pausenplatz/kernel-ui';
import { homeworkBlockTexts } from '../../texts.blocks.ts';

/** How many days ahead a list looks. */
export function DaysField({
  days,
  maximum,
  onChange,
}: {
  readonly days: number;
  readonly maximum: number;
  readonly onChange: (days: number) => void;
}) {
  return (
    <FormField label={homeworkBlockTexts.editor.days}>
      <Input
        type="number"
        min={1}
        max={maximum}
        value={String(days)}
        onChange={(_event, { value }) => {
          const next = Math.round(Number(value));
          if (next >= 1 && next <= maximum) onChange(next);
        }}
      />
    </FormField>
  );
}
