import { look, makeStyles, tokens } from '@pausenplatz/kernel-ui/theme';

/** Tiles of links and of neighbouring pages. */
export const useTileStyles = makeStyles({
  list: { listStyleType: 'none', margin: 0, padding: 0, display: 'grid', gap: '16px' },
  largeGrid: {
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 172px), 1fr))',
    '@media (max-width: 420px)': { gridTemplateColumns: '1fr 1fr', gap: '12px' },
  },
  smallGrid: { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))', gap: '12px' },
  tile: {
    position: 'relative',
    boxSizing: 'border-box',
    height: '100%',
    display: 'flex',
    borderRadius: look.radiusCard,
    boxShadow: look.shadowCard,
    textDecorationLine: 'none',
    fontWeight: tokens.fontWeightSemibold,
    overflowWrap: 'anywhere',
    hyphens: 'auto',
    transitionProperty: 'transform, filter',
    transitionDuration: look.motion,
    ':hover': { transform: 'translateY(-2px)', filter: 'brightness(1.06)' },
    ':active': { transform: 'none' },
    '@media (prefers-reduced-motion: reduce)': { transitionDuration: '0s', ':hover': { transform: 'none' } },
    '@media print': { boxShadow: 'none', border: `1px solid ${tokens.colorNeutralStroke1}`, breakInside: 'avoid' },
  },
  large: {
    flexDirection: 'column',
    justifyContent: 'space-between',
    gap: '16px',
    minHeight: '148px',
    padding: '18px',
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    '@media (max-width: 420px)': { minHeight: '124px', padding: '14px' },
  },
  small: {
    alignItems: 'center',
    gap: '12px',
    minHeight: '60px',
    padding: '8px 16px',
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
  },
  largeIcon: { width: '48px', height: '48px', flexShrink: 0 },
  smallIcon: { width: '28px', height: '28px', flexShrink: 0 },
});
