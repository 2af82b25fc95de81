import { makeStyles, tokens } from '@fluentui/react-components';
import { look } from '@pausenplatz/kernel-ui';
import type { MemorySize } from '../../contract/index.ts';

/** Height of all that is not the board. */
const around = '430px';
const board = (columns: number, rows: number) =>
  ({
    gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
    // Square cards, as large as the window allows without scrolling.
    maxWidth: `max(264px, min(${columns * 150}px, calc((100dvh - ${around}) * ${columns} / ${rows})))`,
  }) as const;

/** How many columns and rows a board has. */
export const useBoardStyles: () => Record<MemorySize, string> = makeStyles({
  '4x3': board(4, 3),
  '4x4': board(4, 4),
  '5x4': board(5, 4),
  '6x6': board(6, 6),
});

export const useCardStyles = makeStyles({
  card: {
    position: 'relative',
    boxSizing: 'border-box',
    display: 'grid',
    placeItems: 'center',
    aspectRatio: '1',
    minWidth: 0,
    padding: 0,
    overflow: 'hidden',
    border: 'none',
    borderRadius: 'clamp(8px, 1.6vw, 16px)',
    fontFamily: 'inherit',
    cursor: 'pointer',
    touchAction: 'manipulation',
    boxShadow: look.shadowCard,
    ':focus-visible': { outline: `3px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '3px', zIndex: 1 },
  },
  covered: { backgroundColor: look.colors.teal.strong, color: look.colors.teal.onStrong },
  leaf: { width: '38%', height: '38%', opacity: 0.45 },
  open: {
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    boxShadow: `inset 0 0 0 4px ${look.colors.yellow.strong}, ${look.shadowCard}`,
    animationName: { from: { transform: 'rotateY(90deg)' }, to: { transform: 'none' } },
    animationDuration: look.motion,
    '@media (prefers-reduced-motion: reduce)': { animationName: 'none' },
  },
  taken: {
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground3,
    boxShadow: `inset 0 0 0 2px ${tokens.colorNeutralStroke2}`,
    cursor: 'default',
  },
  found: {
    backgroundColor: look.colors.green.surface,
    color: look.colors.green.ink,
    boxShadow: `inset 0 0 0 4px ${look.colors.green.strong}`,
  },
  emoji: { width: '72%', height: '72%' },
  picture: { position: 'absolute', inset: '4px', width: 'auto', borderRadius: 'inherit' },
  words: {
    maxWidth: '100%',
    maxHeight: '100%',
    boxSizing: 'border-box',
    padding: '6px',
    overflow: 'hidden',
    overflowWrap: 'anywhere',
    hyphens: 'auto',
    textAlign: 'center',
    fontWeight: tokens.fontWeightBold,
  },
  sign: { fontSize: 'clamp(1.25rem, 4.5vmin, 2.75rem)', lineHeight: 1.15 },
  word: { fontSize: 'clamp(0.8rem, 2.4vmin, 1.4rem)', lineHeight: 1.2 },
  sentence: { fontSize: 'clamp(0.625rem, 1.7vmin, 1rem)', lineHeight: 1.2, fontWeight: tokens.fontWeightSemibold },
});

/** What is told around a board: what happened, how far it is. */
export const useToldStyles = makeStyles({
  told: {
    minHeight: '56px',
    display: 'grid',
    alignContent: 'center',
    textAlign: 'center',
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: tokens.fontWeightSemibold,
    '@media (max-width: 640px)': { fontSize: tokens.fontSizeBase400, lineHeight: tokens.lineHeightBase400 },
  },
  way: {
    textAlign: 'center',
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: tokens.fontWeightBold,
    fontVariantNumeric: 'tabular-nums',
  },
  quiet: {
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    textAlign: 'center',
  },
});

/** The card at the end of a game. */
export const useEndStyles = makeStyles({
  end: { display: 'grid', justifyItems: 'center', gap: '12px', maxWidth: '640px', margin: '0 auto', textAlign: 'center' },
  title: { margin: 0, fontSize: tokens.fontSizeHero800, lineHeight: tokens.lineHeightHero800, fontWeight: tokens.fontWeightBold },
  line: { fontSize: tokens.fontSizeBase500, lineHeight: tokens.lineHeightBase500, fontVariantNumeric: 'tabular-nums' },
  quiet: { color: tokens.colorNeutralForeground2 },
  faces: { fontSize: '56px', lineHeight: 1.1 },
});
