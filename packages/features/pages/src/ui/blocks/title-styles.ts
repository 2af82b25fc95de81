import { makeStyles, tokens } from '@pausenplatz/kernel-ui/theme';

/** How a title looks, where it is read and where it is written. */
export const useTitleStyles = makeStyles({
  title: {
    margin: 0,
    color: tokens.colorNeutralForeground1,
    overflowWrap: 'anywhere',
    // Long words only, where the place is narrow.
    hyphens: 'auto',
    hyphenateLimitChars: '12 4 4',
    letterSpacing: '-0.01em',
    textWrap: 'balance',
  },
  frame: {
    position: 'relative',
    ':hover > a': { opacity: 1 },
  },
  // Below the bar that stays on top.
  anchored: { scrollMarginTop: '96px' },
  anchor: {
    position: 'absolute',
    top: 0,
    right: 0,
    padding: '4px 8px',
    color: tokens.colorNeutralForeground3,
    textDecorationLine: 'none',
    fontWeight: tokens.fontWeightSemibold,
    opacity: 0,
    ':focus-visible': { opacity: 1 },
    '@media print': { display: 'none' },
  },
  large: {
    fontSize: tokens.fontSizeHero700,
    lineHeight: tokens.lineHeightHero700,
    fontWeight: tokens.fontWeightBold,
    '@media (max-width: 300px)': { fontSize: tokens.fontSizeBase600, lineHeight: tokens.lineHeightBase600 },
  },
  medium: { fontSize: tokens.fontSizeBase600, lineHeight: tokens.lineHeightBase600, fontWeight: tokens.fontWeightBold },
  small: { fontSize: tokens.fontSizeBase500, lineHeight: tokens.lineHeightBase500, fontWeight: tokens.fontWeightSemibold },
  start: { textAlign: 'start' },
  center: { textAlign: 'center' },
});
