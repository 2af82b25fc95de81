import { fill } from '@pausenplatz/kernel-contract';
import { look, makeStyles, tokens } from '@pausenplatz/kernel-ui/theme';
import type { MouseEvent, Ref } from 'react';
import type { OpenedDoor } from '../../contract/doors.ts';
import { adventTexts } from '../../texts.ts';
import { BehindDoor, type DrawBlock } from './behind-door.tsx';

const swing = (from: string) => ({
  '0%': { transform: 'rotateY(0deg)', opacity: 1 },
  '80%': { opacity: 1 },
  '100%': { transform: `rotateY(${from})`, opacity: 0, visibility: 'hidden' as const },
});

const leaf = {
  content: '""',
  position: 'absolute',
  top: 0,
  bottom: 0,
  width: '50%',
  display: 'none',
  backgroundColor: '#9c3b2c',
  backgroundImage: 'repeating-linear-gradient(180deg, rgba(0, 0, 0, 0.14) 0 4px, transparent 4px 26px)',
  pointerEvents: 'none',
  '@media (prefers-reduced-motion: no-preference)': {
    display: 'block',
    animationDuration: '700ms',
    animationTimingFunction: 'ease-in',
    animationFillMode: 'forwards',
  },
  '@media print': { display: 'none' },
} as const;

const useStyles = makeStyles({
  room: {
    position: 'relative',
    overflow: 'hidden',
    perspective: '1400px',
    borderRadius: '20px',
    border: '6px solid #f3c766',
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    boxShadow: '0 14px 40px rgba(22, 36, 79, 0.24)',
    scrollMarginBlockStart: '72px',
    ':focus-visible': { outline: `3px solid ${tokens.colorBrandStroke1}`, outlineOffset: '3px' },
    // Two leaves that swing open once.
    '::before': {
      ...leaf,
      left: 0,
      transformOrigin: 'left',
      '@media (prefers-reduced-motion: no-preference)': {
        ...leaf['@media (prefers-reduced-motion: no-preference)'],
        animationName: swing('-105deg'),
      },
    },
    '::after': {
      ...leaf,
      right: 0,
      transformOrigin: 'right',
      '@media (prefers-reduced-motion: no-preference)': {
        ...leaf['@media (prefers-reduced-motion: no-preference)'],
        animationName: swing('105deg'),
      },
    },
    '@media print': { boxShadow: 'none', breakInside: 'avoid' },
  },
  inside: { display: 'grid', gap: '20px', gridTemplateColumns: 'minmax(0, 1fr)', padding: '24px clamp(16px, 4vw, 40px) 32px' },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '8px 16px' },
  number: {
    margin: 0,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
    color: look.colors.orange.ink,
  },
  close: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '44px',
    padding: '0 16px',
    borderRadius: '999px',
    border: `1px solid ${tokens.colorNeutralStrokeAccessible}`,
    color: tokens.colorNeutralForeground1,
    fontWeight: tokens.fontWeightSemibold,
    textDecorationLine: 'none',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    '@media print': { display: 'none' },
  },
  by: { margin: 0, color: tokens.colorNeutralForeground2 },
});

interface OpenDoorProps {
  readonly door: OpenedDoor;
  /** Where the way back leads. */
  readonly closeHref: string;
  readonly onClose?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
  readonly drawBlock: DrawBlock;
  readonly ref?: Ref<HTMLElement>;
}

/** What is behind an open door, in the light that falls out of it. */
export function OpenDoor({ door, closeHref, onClose, drawBlock, ref }: OpenDoorProps) {
  const styles = useStyles();
  const { door: texts } = adventTexts;
  const title = fill(texts.title, { label: door.label });
  return (
    <section ref={ref} id="tuer" className={styles.room} aria-label={title} tabIndex={-1} data-opened-door={door.number}>
      <div className={styles.inside}>
        <div className={styles.head}>
          <p className={styles.number}>{title}</p>
          <a className={styles.close} href={closeHref} onClick={onClose}>
            {texts.close}
          </a>
        </div>
        <BehindDoor content={door.content} label={door.label} drawBlock={drawBlock} />
        {door.madeBy !== null && <p className={styles.by}>{fill(texts.madeBy, { name: door.madeBy })}</p>}
      </div>
    </section>
  );
}
