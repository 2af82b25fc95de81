import { Button } from '@fluentui/react-components';
import { fill } from '@pausenplatz/kernel-contract';
import { look, makeStyles, tokens } from '@pausenplatz/kernel-ui/theme';
import { useEffect, useRef } from 'react';
import { playTexts as texts } from '../../texts.play.ts';
import { Padlock } from './padlock.tsx';

const useStyles = makeStyles({
  frame: {
    display: 'grid',
    justifyItems: 'center',
    gap: '8px',
    padding: '28px 16px',
    textAlign: 'center',
    borderRadius: look.radiusCard,
    backgroundColor: look.colors.green.surface,
    color: look.colors.green.ink,
  },
  picture: {
    width: '120px',
    height: '120px',
    overflow: 'visible',
    animationDuration: '900ms',
    animationName: { '0%': { transform: 'scale(.7)' }, '55%': { transform: 'scale(1.12)' }, '100%': { transform: 'scale(1)' } },
    '@media (prefers-reduced-motion: reduce)': { animationName: 'none' },
  },
  title: { margin: 0, fontSize: tokens.fontSizeHero700, lineHeight: tokens.lineHeightHero700, fontWeight: tokens.fontWeightBold },
  body: { margin: '0 0 12px', overflowWrap: 'anywhere' },
  big: { minHeight: look.touchPupil, minWidth: '160px' },
});

export interface OpenedLock {
  readonly id: string;
  readonly title: string;
}

interface LockOpenedProps {
  readonly lock: OpenedLock;
  readonly isLast: boolean;
  readonly onNext: () => void;
}

/** The lock springs open before the next one comes: everybody at the table sees it. */
export function LockOpened({ lock, isLast, onNext }: LockOpenedProps) {
  const styles = useStyles();
  const frame = useRef<HTMLDivElement>(null);
  // Whoever opened it by keys goes on by keys.
  useEffect(() => frame.current?.querySelector('button')?.focus(), []);
  return (
    <div ref={frame} className={styles.frame}>
      <Padlock isOpen className={styles.picture} />
      <div role="status">
        <p className={styles.title}>{texts.opened}</p>
        <p className={styles.body}>{fill(texts.openedBody, { title: lock.title })}</p>
      </div>
      <Button appearance="primary" size="large" className={styles.big} onClick={onNext}>
        {isLast ? texts.toEnding : texts.next}
      </Button>
    </div>
  );
}
