import { look, makeStyles, tokens } from '@pausenplatz/kernel-ui/theme';

/** What was found, below the field. */
export const useSearchStyles = makeStyles({
  status: { margin: 0, color: tokens.colorNeutralForeground2, ':empty': { display: 'none' } },
  hits: { listStyleType: 'none', margin: 0, padding: 0, display: 'grid', gap: '2px' },
  hit: {
    boxSizing: 'border-box',
    width: '100%',
    minHeight: '48px',
    display: 'grid',
    alignContent: 'center',
    padding: '8px 12px',
    border: 'none',
    borderRadius: look.radiusPicture,
    backgroundColor: 'transparent',
    font: 'inherit',
    textAlign: 'start',
    textDecorationLine: 'none',
    color: tokens.colorNeutralForeground1,
    cursor: 'pointer',
    overflowWrap: 'anywhere',
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
    ':focus-visible': { outline: `3px solid ${tokens.colorBrandStroke1}`, outlineOffset: '-3px' },
  },
  name: { color: tokens.colorBrandForegroundLink, fontWeight: tokens.fontWeightSemibold },
  detail: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200, lineHeight: tokens.lineHeightBase200 },
});
