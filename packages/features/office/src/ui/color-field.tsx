import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { look, useStrongColors } from '@pausenplatz/kernel-ui';
import { type ClassColor, classColors } from '@pausenplatz/schools/contract';
import { useId } from 'react';
import { classesTexts } from '../texts.screens.ts';

const useStyles = makeStyles({
  frame: { border: 'none', margin: 0, padding: 0 },
  legend: { padding: 0, marginBottom: '6px' },
  colors: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
  choice: { position: 'relative', width: look.touch, height: look.touch },
  input: { position: 'absolute', inset: 0, width: '100%', height: '100%', margin: 0, opacity: 0, cursor: 'pointer', zIndex: 1 },
  dot: { display: 'block', width: '32px', height: '32px', margin: '6px', borderRadius: look.radiusChip, boxSizing: 'border-box' },
  chosen: { outline: `3px solid ${tokens.colorNeutralForeground1}`, outlineOffset: '2px' },
});

/** The colour that follows a class through the product. */
export function ColorField({ value, onChange }: { readonly value: ClassColor; readonly onChange: (color: ClassColor) => void }) {
  const styles = useStyles();
  const strong = useStrongColors();
  const name = useId();
  return (
    <fieldset className={styles.frame}>
      <legend className={styles.legend}>{classesTexts.color}</legend>
      <div className={styles.colors}>
        {classColors.map((color) => (
          <label key={color} className={styles.choice} title={classesTexts.colors[color]}>
            <input
              type="radio"
              className={styles.input}
              name={name}
              checked={color === value}
              aria-label={classesTexts.colors[color]}
              onChange={() => onChange(color)}
            />
            <span className={mergeClasses(styles.dot, strong[color], color === value && styles.chosen)} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
