import { makeStyles, tokens } from '@fluentui/react-components';
import { look } from '@pausenplatz/kernel-ui';

/** By day and by night alike, so that a sign is known again: colours that the colour-blind tell apart, each with AA contrast. */
const signs = { elsewhere: '#ffb054', onElsewhere: '#3a1c00', absent: '#5a676e', onAbsent: '#ffffff' };

/** The signs of tiles and keys. */
export const useSignStyles = makeStyles({
  here: { backgroundColor: look.colors.blue.strong, color: look.colors.blue.onStrong },
  elsewhere: { backgroundColor: signs.elsewhere, color: signs.onElsewhere },
  absent: { backgroundColor: signs.absent, color: signs.onAbsent },
});

export const useTileStyles = makeStyles({
  tile: {
    position: 'relative',
    boxSizing: 'border-box',
    display: 'grid',
    placeItems: 'center',
    aspectRatio: '1',
    minWidth: 0,
    borderRadius: '18%',
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    boxShadow: `inset 0 0 0 2px ${tokens.colorNeutralStroke1}`,
    // Beside its sign, on a board of any size.
    fontSize: 'calc(var(--tileSize, 48px) * 0.46)',
    lineHeight: 1,
    fontWeight: tokens.fontWeightBold,
  },
  typed: { boxShadow: `inset 0 0 0 3px ${tokens.colorNeutralForeground2}` },
  judged: { boxShadow: 'none' },
  sign: { position: 'absolute', top: '6%', right: '6%', width: '30%', height: '30%' },
  alone: { position: 'static', width: '62%', height: '62%' },
  told: {
    animationName: { from: { transform: 'rotateX(90deg)' }, to: { transform: 'none' } },
    animationDuration: '220ms',
    animationFillMode: 'backwards',
    '@media (prefers-reduced-motion: reduce)': { animationName: 'none' },
  },
  glad: {
    animationName: { '0%': { transform: 'none' }, '40%': { transform: 'translateY(-28%)' }, '100%': { transform: 'none' } },
    animationDuration: '420ms',
    animationTimingFunction: 'ease-out',
    '@media (prefers-reduced-motion: reduce)': { animationName: 'none' },
  },
});
