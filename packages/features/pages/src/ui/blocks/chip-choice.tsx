import { look, makeStyles, mergeClasses, tokens } from '@pausenplatz/kernel-ui/theme';
import { useId } from 'react';

const useStyles = makeStyles({
  choices: { margin: 0, padding: 0, border: 'none', minWidth: 0, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px' },
  legend: { padding: '0 0 6px', color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
  choice: { position: 'relative', display: 'inline-flex' },
  radio: { position: 'absolute', inset: 0, margin: 0, width: '100%', height: '100%', opacity: 0, cursor: 'pointer' },
  chip: {
    boxSizing: 'border-box',
    minHeight: '44px',
    display: 'inline-flex',
    alignItems: 'center',
    padding: '6px 16px',
    borderRadius: look.radiusChip,
    border: `2px solid ${tokens.colorNeutralStroke1}`,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    ':is(input:checked + *)': {
      border: `2px solid ${look.colors.blue.strong}`,
      backgroundColor: look.colors.blue.surface,
      color: look.colors.blue.ink,
      fontWeight: tokens.fontWeightSemibold,
    },
    ':is(input:focus-visible + *)': { outline: `3px solid ${tokens.colorBrandStroke1}`, outlineOffset: '2px' },
  },
});

interface ChipChoiceProps<Value extends string> {
  readonly legend: string;
  readonly choices: readonly { readonly value: Value; readonly name: string }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly className?: string;
}

/** One of a few, as chips; light enough for frames. */
export function ChipChoice<Value extends string>({ legend, choices, value, onChange, className }: ChipChoiceProps<Value>) {
  const styles = useStyles();
  const group = useId();
  return (
    <fieldset className={mergeClasses(styles.choices, className)}>
      <legend className={styles.legend}>{legend}</legend>
      {choices.map((one) => (
        <label key={one.value} className={styles.choice}>
          <input type="radio" className={styles.radio} name={group} checked={one.value === value} onChange={() => onChange(one.value)} />
          <span className={styles.chip}>{one.name}</span>
        </label>
      ))}
    </fieldset>
  );
}
