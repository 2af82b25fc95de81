import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { Backspace24Regular } from '@fluentui/react-icons/svg/backspace';
import { Checkmark32Filled } from '@fluentui/react-icons/svg/checkmark';
import { look } from '@pausenplatz/kernel-ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import { runTexts as texts } from '../../texts.run.ts';

const useStyles = makeStyles({
  pad: {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: '14px',
    width: '100%',
    maxWidth: '440px',
    '@media (max-width: 640px)': { gap: '10px' },
  },
  key: {
    display: 'grid',
    placeItems: 'center',
    // As tall as there is room for: 108 px on a tablet, never below a finger.
    minHeight: 'clamp(56px, 11.5vh, 108px)',
    '@media (max-width: 820px)': { minHeight: 'clamp(56px, 7.6vh, 108px)' },
    padding: 0,
    border: 'none',
    borderRadius: '20px',
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    boxShadow: look.shadowCard,
    fontFamily: 'inherit',
    fontSize: '2.75rem',
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: 'tabular-nums',
    cursor: 'pointer',
    touchAction: 'manipulation',
    ':active': { backgroundColor: look.colors.teal.surface, outline: `3px solid ${look.colors.teal.strong}` },
    ':focus-visible': { outline: `3px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '3px' },
  },
  done: {
    backgroundColor: look.colors.green.strong,
    color: look.colors.green.onStrong,
    ':disabled': { opacity: 0.5, cursor: 'default' },
  },
  wide: { gridColumn: '1 / -1' },
});

interface NumberPadProps {
  readonly value: string;
  /** Signs at most. */
  readonly maximum: number;
  /** Whether parts of a whole may be given: there is a comma beside the nought. */
  readonly hasComma?: boolean;
  readonly onChange: (value: string) => void;
  readonly onDone: () => void;
}

const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];

/** Numbers for a finger, and the same by keyboard: digits, Backspace, Enter. */
export function NumberPad({ value, maximum, hasComma = false, onChange, onDone }: NumberPadProps) {
  const styles = useStyles();
  const add = (digit: string) => value.length < maximum && onChange(value + digit);
  const addComma = () => value !== '' && !value.includes(',') && add(',');
  const isTyped = useRef(false);
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (/^[0-9]$/.test(event.key)) {
      isTyped.current = true;
      add(event.key);
    }
    if (hasComma && (event.key === ',' || event.key === '.')) addComma();
    if (event.key === 'Backspace') onChange(value.slice(0, -1));
    if (event.key !== 'Enter' || value === '') return;
    // On a button of the pad Enter is a click of its own, unless the number was typed: the focus may have come there by itself.
    if (event.target instanceof HTMLButtonElement && !isTyped.current) return;
    event.preventDefault();
    isTyped.current = false;
    onDone();
  });
  useEffect(() => {
    const heard = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', heard);
    return () => window.removeEventListener('keydown', heard);
  }, []);
  const key = (digit: string) => (
    <button key={digit} type="button" className={styles.key} onClick={() => add(digit)}>
      {digit}
    </button>
  );
  return (
    <div className={styles.pad} role="group" aria-label={texts.pad}>
      {digits.map(key)}
      {hasComma && (
        <button type="button" className={styles.key} aria-label={texts.comma} onClick={addComma}>
          ,
        </button>
      )}
      {hasComma && key('0')}
      <button type="button" className={styles.key} aria-label={texts.back} onClick={() => onChange(value.slice(0, -1))}>
        <Backspace24Regular aria-hidden />
      </button>
      {!hasComma && key('0')}
      <button
        type="button"
        className={mergeClasses(styles.key, styles.done, hasComma && styles.wide)}
        aria-label={texts.send}
        disabled={value === ''}
        onClick={onDone}
      >
        <Checkmark32Filled aria-hidden />
      </button>
    </div>
  );
}
