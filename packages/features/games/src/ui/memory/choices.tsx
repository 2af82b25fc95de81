import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { look } from '@pausenplatz/kernel-ui';
import { type ReactNode, useId } from 'react';

const useStyles = makeStyles({
  part: { minWidth: 0, margin: 0, padding: 0, border: 'none', display: 'grid', gap: '12px' },
  legend: {
    padding: 0,
    marginBottom: '12px',
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: tokens.fontWeightSemibold,
  },
  choices: { display: 'grid', gap: '12px', gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))' },
  small: { gridTemplateColumns: 'repeat(auto-fill, minmax(108px, 1fr))' },
  choice: {
    position: 'relative',
    boxSizing: 'border-box',
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    minHeight: '64px',
    padding: '8px 14px',
    borderRadius: '16px',
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: look.shadowCard,
    cursor: 'pointer',
    ':hover': { outline: `3px solid ${tokens.colorNeutralStroke1}` },
    ':has(:focus-visible)': { outline: `3px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '3px' },
  },
  chosen: { boxShadow: `inset 0 0 0 3px ${look.colors.teal.strong}, ${look.shadowCard}` },
  disabled: { cursor: 'not-allowed', color: tokens.colorNeutralForeground3, boxShadow: 'none', ':hover': { outlineStyle: 'none' } },
  wide: { gridColumn: 'span 2' },
  // As large as the choice, so that whoever explores by touch meets it there.
  input: { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'inherit', width: '100%', height: '100%' },
  words: { display: 'grid', minWidth: 0, overflowWrap: 'anywhere' },
  name: { fontWeight: tokens.fontWeightSemibold, fontSize: tokens.fontSizeBase400, lineHeight: tokens.lineHeightBase400 },
  about: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase300, lineHeight: tokens.lineHeightBase300 },
});

interface OneChoice<Value> {
  readonly value: Value;
  readonly name: string;
  readonly about?: string;
  /** How a screen reader says it, where the name is short for the eye. */
  readonly label?: string;
  readonly picture?: ReactNode;
  readonly isDisabled?: boolean;
  /** Takes two places, for more words. */
  readonly isWide?: boolean;
}

interface ChoicesProps<Value> {
  readonly legend: string;
  readonly choices: readonly OneChoice<Value>[];
  readonly chosen: Value;
  readonly onChoose: (value: Value) => void;
  readonly isSmall?: boolean;
}

/** One of several, as tiles: radio buttons in all but their looks. */
export function Choices<Value extends string | number>({ legend, choices, chosen, onChoose, isSmall = false }: ChoicesProps<Value>) {
  const styles = useStyles();
  const name = useId();
  return (
    <fieldset className={styles.part}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={mergeClasses(styles.choices, isSmall && styles.small)}>
        {choices.map(({ value, name: words, about, label, picture, isDisabled = false, isWide = false }) => (
          <label
            key={value}
            className={mergeClasses(styles.choice, value === chosen && styles.chosen, isDisabled && styles.disabled, isWide && styles.wide)}
          >
            <input
              type="radio"
              name={name}
              className={styles.input}
              checked={value === chosen}
              disabled={isDisabled}
              onChange={() => onChoose(value)}
              {...(label !== undefined && { 'aria-label': label })}
            />
            {picture}
            <span className={styles.words}>
              <span className={styles.name}>{words}</span>
              {about !== undefined && <span className={styles.about}>{about}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
