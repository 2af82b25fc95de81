import { look, makeStyles, tokens } from '@pausenplatz/kernel-ui/theme';

/** Links one below the other, on a white card. */
export const useLinkRowStyles = makeStyles({
  list: {
    listStyleType: 'none',
    margin: 0,
    padding: '8px',
    borderRadius: look.radiusCard,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: look.shadowCard,
    '@media print': { boxShadow: 'none' },
  },
  row: {
    boxSizing: 'border-box',
    minHeight: '44px',
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    padding: '8px 12px',
    borderRadius: look.radiusPicture,
    color: tokens.colorNeutralForeground1,
    textDecorationLine: 'none',
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
  },
  icon: { width: '22px', height: '22px', flexShrink: 0, color: tokens.colorBrandForeground1 },
  sign: { backgroundColor: 'transparent' },
  words: { minWidth: 0, display: 'grid', overflowWrap: 'anywhere' },
  title: { color: tokens.colorBrandForegroundLink, fontWeight: tokens.fontWeightSemibold },
  description: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200, lineHeight: tokens.lineHeightBase200 },
});
