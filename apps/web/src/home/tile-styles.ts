import { makeStyles, tokens } from '@fluentui/react-components';
import { look } from '@pausenplatz/kernel-ui';

/** The look that all tiles of the start screen share: a card that lifts a little under the pointer. */
export const useTileStyles = makeStyles({
  tile: {
    boxSizing: 'border-box',
    display: 'flex',
    alignItems: 'center',
    gap: '14px',
    minHeight: '76px',
    padding: '14px 16px',
    borderRadius: look.radiusCard,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: look.shadowCard,
    color: tokens.colorNeutralForeground1,
    textDecorationLine: 'none',
    transitionProperty: 'transform',
    transitionDuration: look.motion,
    ':hover': { transform: 'translateY(-2px)' },
  },
  sign: {
    flexShrink: 0,
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: '44px',
    height: '44px',
    borderRadius: look.radiusCard,
    fontSize: tokens.fontSizeBase500,
    fontWeight: tokens.fontWeightBold,
  },
  words: { minWidth: 0, display: 'grid' },
  name: { fontWeight: tokens.fontWeightSemibold, overflowWrap: 'anywhere', hyphens: 'auto' },
  below: {
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    overflowWrap: 'anywhere',
  },
});
