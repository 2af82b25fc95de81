import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useId } from 'react';
import { useStrongColors } from '../pieces/colored.ts';
import { look } from '../theme/look.ts';
import type { ColorName } from '../theme/palette.data.ts';

const useStyles = makeStyles({
  frame: { border: 'none', margin: 0, padding: 0, minWidth: 0 },
  legend: { padding: 0, marginBottom: '6px' },
  colors: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
  choice: { position: 'relative', width: look.touch, height: look.touch },
  input: { position: 'absolute', inset: 0, width: '100%', height: '100%', margin: 0, opacity: 0, cursor: 'pointer', zIndex: 1 },
  dot: { display: 'block', width: '32px', height: '32px', margin: '6px', borderRadius: look.radiusChip, boxSizing: 'border-box' },
  chosen: { outline: `3px solid ${tokens.colorNeutralForeground1}`, outlineOffset: '2px' },
});

interface ColorChoiceProps<Color extends ColorName> {
  readonly label: string;
  /** What each colour is called. */
  readonly names: Readonly<Record<Color, string>>;
  readonly colors: readonly Color[];
  readonly value: Color;
  readonly onChange: (color: Color) => void;
}

/** One of the colours of the product; each has its name for those who do not see it. */
export function ColorChoice<Color extends ColorName>({ label, names, colors, value, onChange }: ColorChoiceProps<Color>) {
  const styles = useStyles();
  const strong = useStrongColors();
  const name = useId();
  return (
    <fieldset className={styles.frame}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.colors}>
        {colors.map((color) => (
          <label key={color} className={styles.choice} title={names[color]}>
            <input
              type="radio"
              className={styles.input}
              name={name}
              checked={color === value}
              aria-label={names[color]}
              onChange={() => onChange(color)}
            />
            <span className={mergeClasses(styles.dot, strong[color], color === value && styles.chosen)} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
