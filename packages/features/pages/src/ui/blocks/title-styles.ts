import { makeStyles, tokens } from '@pausenplatz/kernel-ui/theme';

/** How a title looks, where it is read and where it is written. */
export const useTitleStyles = makeStyles({
  title: { margin: 0, color: tokens.colorNeutralForeground1, overflowWrap: 'anywhere', letterSpacing: '-0.01em', textWrap: 'balance' },
  large: { fontSize: tokens.fontSizeHero700, lineHeight: tokens.lineHeightHero700, fontWeight: tokens.fontWeightBold },
  medium: { fontSize: tokens.fontSizeBase600, lineHeight: tokens.lineHeightBase600, fontWeight: tokens.fontWeightBold },
  small: { fontSize: tokens.fontSizeBase500, lineHeight: tokens.lineHeightBase500, fontWeight: tokens.fontWeightSemibold },
  start: { textAlign: 'start' },
  center: { textAlign: 'center' },
});
