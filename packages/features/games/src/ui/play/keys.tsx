import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { Backspace24Regular } from '@fluentui/react-icons/svg/backspace';
import { fill } from '@pausenplatz/kernel-contract';
import { look } from '@pausenplatz/kernel-ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { Mark } from '../../contract/index.ts';
import { inCapitals, isLetter, keyRows, lettersOf } from '../../rules/index.ts';
import { gamesUiTexts } from '../../texts.ui.ts';
import { useSignStyles } from './use-tile-styles.ts';

const useStyles = makeStyles({
  keys: {
    display: 'grid',
    gap: '6px',
    width: '100%',
    maxWidth: '640px',
    // To the edges of a phone: a key is 31 wide there.
    '@media (max-width: 640px)': { width: 'calc(100% + 24px)', margin: '0 -12px' },
  },
  row: { display: 'grid', gridTemplateColumns: 'repeat(22, minmax(0, 1fr))', gap: '6px 0' },
  key: {
    gridColumnEnd: 'span 2',
    display: 'grid',
    placeItems: 'center',
    minWidth: 0,
    minHeight: 'clamp(44px, 6.6dvh, 58px)',
    margin: '0 2px',
    padding: 0,
    border: 'none',
    borderRadius: '8px',
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    boxShadow: look.shadowCard,
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase500,
    fontWeight: tokens.fontWeightSemibold,
    cursor: 'pointer',
    touchAction: 'manipulation',
    userSelect: 'none',
    ':active': { outline: `3px solid ${look.colors.teal.strong}` },
    ':focus-visible': { outline: `3px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '1px' },
    // Whoever goes by keyboard stays on the key while a word is judged.
    '&[aria-disabled="true"]': { cursor: 'default' },
    '@media (max-width: 640px)': { fontSize: tokens.fontSizeBase400 },
  },
  // A key without its body: nobody needs it any more.
  absent: {
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground2,
    boxShadow: `inset 0 0 0 1px ${tokens.colorNeutralStroke2}`,
  },
  back: { backgroundColor: look.colors.grey.surface, color: look.colors.grey.ink },
  wide: { gridColumnEnd: 'span 4' },
  check: {
    backgroundColor: look.colors.teal.strong,
    color: look.colors.teal.onStrong,
    fontSize: tokens.fontSizeBase300,
    '&[aria-disabled="true"]': { opacity: 0.5 },
    '@media (max-width: 640px)': { fontSize: tokens.fontSizeBase200 },
  },
});

const { keys: texts, tile: tileTexts } = gamesUiTexts;

export type Pressed = { readonly letter: string } | 'back' | 'check';

interface KeysProps {
  /** The best that is known of each letter. */
  readonly known: ReadonlyMap<string, Mark>;
  readonly isOff: boolean;
  readonly onPress: (pressed: Pressed) => void;
}

const isField = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;
const isPressable = (target: EventTarget | null) => target instanceof Element && target.closest('button, a, [role=tab]') !== null;

/** Keys for a finger, and the same by keyboard: letters, Backspace, Enter. */
export function Keys({ known, isOff, onPress }: KeysProps) {
  const styles = useStyles();
  const signs = useSignStyles();
  const isTyped = useRef(false);
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (isOff || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isField(event.target)) return;
    // Behind a dialog nothing is typed.
    if (document.querySelector('[role=dialog], [role=alertdialog]')) return;
    const letter = inCapitals(event.key);
    if (isLetter(letter)) {
      isTyped.current = true;
      onPress({ letter });
    } else if (event.key === 'Backspace') onPress('back');
    else if (event.key === 'Enter') {
      // On a button Enter is a click of its own, unless a word was typed: the focus may have stayed there.
      if (isPressable(event.target) && !isTyped.current) return;
      event.preventDefault();
      isTyped.current = false;
      onPress('check');
    }
  });
  useEffect(() => {
    const heard = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', heard);
    return () => window.removeEventListener('keydown', heard);
  }, []);
  const tap = (pressed: Pressed) => () => {
    isTyped.current = false;
    onPress(pressed);
  };
  const key = (letter: string) => {
    const mark = known.get(letter);
    return (
      <button
        key={letter}
        type="button"
        aria-disabled={isOff || undefined}
        aria-label={mark === undefined ? letter : fill(tileTexts[mark], { letter })}
        className={mergeClasses(styles.key, mark !== undefined && signs[mark], mark === 'absent' && styles.absent)}
        onClick={tap({ letter })}
      >
        {letter}
      </button>
    );
  };
  const [first, second, third] = keyRows;
  return (
    <div className={styles.keys} role="group" aria-label={texts.label}>
      <div className={styles.row}>{lettersOf(first).map(key)}</div>
      <div className={styles.row}>{lettersOf(second).map(key)}</div>
      <div className={styles.row}>
        <button
          type="button"
          aria-disabled={isOff || undefined}
          className={mergeClasses(styles.key, styles.wide, styles.check)}
          onClick={tap('check')}
        >
          {texts.check}
        </button>
        {lettersOf(third).map(key)}
        <button
          type="button"
          aria-disabled={isOff || undefined}
          aria-label={texts.back}
          className={mergeClasses(styles.key, styles.wide, styles.back)}
          onClick={tap('back')}
        >
          <Backspace24Regular aria-hidden />
        </button>
      </div>
    </div>
  );
}
