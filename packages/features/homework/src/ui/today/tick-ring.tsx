import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { Checkmark32Filled } from '@fluentui/react-icons/svg/checkmark';
import { look } from '@pausenplatz/kernel-ui';
import { useState } from 'react';

/** Eight rays around the ring, in the colours of the house. */
const rays = [
  `0 -46px 0 -28px ${look.colors.yellow.strong}`,
  `33px -33px 0 -28px ${look.colors.pink.strong}`,
  `46px 0 0 -28px ${look.colors.blue.strong}`,
  `33px 33px 0 -28px ${look.colors.orange.strong}`,
  `0 46px 0 -28px ${look.colors.violet.strong}`,
  `-33px 33px 0 -28px ${look.colors.green.strong}`,
  `-46px 0 0 -28px ${look.colors.yellow.strong}`,
  `-33px -33px 0 -28px ${look.colors.blue.strong}`,
].join(', ');

const useStyles = makeStyles({
  ring: {
    position: 'relative',
    zIndex: 1,
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    boxSizing: 'border-box',
    width: '64px',
    height: '64px',
    padding: 0,
    border: `4px solid ${tokens.colorNeutralStrokeAccessible}`,
    borderRadius: '50%',
    backgroundColor: tokens.colorNeutralBackground1,
    color: 'transparent',
    cursor: 'pointer',
    ':focus-visible': { outline: `3px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '3px' },
    '@media (max-width: 640px)': { width: '60px', height: '60px' },
  },
  done: {
    border: `4px solid ${look.colors.green.strong}`,
    backgroundColor: look.colors.green.strong,
    color: tokens.colorNeutralForegroundOnBrand,
  },
  joy: {
    animationName: { from: { transform: 'scale(0.8)' }, to: { transform: 'scale(1)' } },
    animationDuration: '700ms',
    animationTimingFunction: 'cubic-bezier(0.2, 1.6, 0.4, 1)',
    '::after': {
      content: '""',
      position: 'absolute',
      inset: 0,
      borderRadius: '50%',
      boxShadow: rays,
      opacity: 0,
      pointerEvents: 'none',
      animationName: {
        '0%': { opacity: 0, transform: 'scale(0.6)' },
        '40%': { opacity: 1 },
        '100%': { opacity: 0, transform: 'scale(1.1)' },
      },
      animationDuration: '700ms',
    },
    '@media (prefers-reduced-motion: reduce)': { animationName: 'none', '::after': { animationName: 'none' } },
  },
});

interface TickRingProps {
  readonly isDone: boolean;
  readonly label: string;
  readonly onChange: (done: boolean) => void;
}

/** The ring that a child presses when it is done; pressed again it is open. It is glad once, and only then. */
export function TickRing({ isDone, label, onChange }: TickRingProps) {
  const styles = useStyles();
  const [isGlad, setGlad] = useState(false);
  return (
    <button
      type="button"
      role="checkbox"
      aria-checked={isDone}
      aria-label={label}
      className={mergeClasses(styles.ring, isDone && styles.done, isDone && isGlad && styles.joy)}
      onClick={() => {
        setGlad(!isDone);
        onChange(!isDone);
      }}
    >
      <Checkmark32Filled aria-hidden />
    </button>
  );
}
