import { makeStyles } from '@pausenplatz/kernel-ui/theme';

/** Doors on their picture; on a narrow place they stand in four columns, in the order of their numbers. */
export const useDoorStyles = makeStyles({
  place: {
    position: 'absolute',
    transform: 'translate(-50%, -50%)',
    aspectRatio: '1',
    '@container calendar (max-width: 640px)': {
      position: 'relative',
      inset: 'auto',
      width: 'auto',
      minWidth: 0,
      transform: 'none',
      // Over the place that the door has in the picture.
      left: 'auto !important',
      top: 'auto !important',
    },
  },
  // Its word lies above the doors beside it.
  above: { zIndex: 1 },
  narrowWidth: { '@container calendar (max-width: 640px)': { width: 'auto !important' } },
  door: {
    position: 'relative',
    display: 'block',
    boxSizing: 'border-box',
    width: '100%',
    height: '100%',
    padding: 0,
    border: 'none',
    borderRadius: '14px',
    backgroundColor: 'transparent',
    color: 'inherit',
    font: 'inherit',
    cursor: 'pointer',
    textDecorationLine: 'none',
    WebkitTapHighlightColor: 'transparent',
    // Both rings, so that one of them is seen on any picture.
    ':focus-visible': { outline: '4px solid #ffffff', boxShadow: '0 0 0 8px #00595a', zIndex: 2 },
    '@media (prefers-reduced-motion: no-preference)': {
      transitionProperty: 'transform',
      transitionDuration: '180ms',
      ':hover': { transform: 'scale(1.05)' },
    },
    // A door that its reader has looked behind is drawn open, by whoever knows: this page, or what its browser remembers.
    '& [data-face="open"]': { display: 'none' },
    '&[data-opened] [data-face="open"]': { display: 'block' },
    '&[data-opened] [data-face="closed"]': { display: 'none' },
  },
  face: {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    overflow: 'visible',
    display: 'block',
    filter: 'drop-shadow(0 3px 5px rgba(9, 20, 50, 0.35))',
  },
  faded: { opacity: 0.62 },
  glow: {
    position: 'absolute',
    inset: '-55%',
    borderRadius: '50%',
    backgroundImage: 'radial-gradient(circle, rgba(255, 225, 130, 0.75), rgba(255, 215, 106, 0) 62%)',
    pointerEvents: 'none',
  },
  frame: { position: 'absolute', inset: '-7%', border: '4px solid #ffd24a', borderRadius: '16px', pointerEvents: 'none' },
  today: {
    position: 'absolute',
    left: '50%',
    bottom: '104%',
    transform: 'translateX(-50%)',
    padding: '2px 12px',
    borderRadius: '999px',
    backgroundColor: '#ffd24a',
    color: '#3b2d00',
    fontSize: '15px',
    lineHeight: '22px',
    fontWeight: 700,
    whiteSpace: 'nowrap',
    pointerEvents: 'none',
    // Drawn, and no word of the button, which says its own.
    '::before': { content: 'attr(data-words)' },
    '@container calendar (max-width: 640px)': { bottom: '88%', fontSize: '13px', lineHeight: '18px', padding: '1px 8px' },
  },
  wiggle: {
    '@media (prefers-reduced-motion: no-preference)': {
      animationDuration: '420ms',
      animationName: { '0%, 100%': { rotate: '0deg' }, '25%': { rotate: '-5deg' }, '50%': { rotate: '4deg' }, '75%': { rotate: '-3deg' } },
    },
  },
});
