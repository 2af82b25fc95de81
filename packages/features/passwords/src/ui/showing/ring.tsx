import { makeStyles } from '@fluentui/react-components';
import { look } from '@pausenplatz/kernel-ui';
import { passwordsUiTexts } from '../../texts.ui.ts';

const useStyles = makeStyles({
  ring: { flexShrink: 0, width: '28px', height: '28px', transform: 'rotate(-90deg)' },
  rest: { stroke: look.colors.teal.surface },
  time: {
    stroke: look.colors.teal.strong,
    strokeDasharray: '63',
    animationName: { from: { strokeDashoffset: '0' }, to: { strokeDashoffset: '63' } },
    animationDuration: '30s',
    animationTimingFunction: 'linear',
    animationFillMode: 'forwards',
    '@media (prefers-reduced-motion: reduce)': { animationName: 'none' },
  },
});

/** How long something is still shown, as a soft ring. */
export function Ring() {
  const styles = useStyles();
  return (
    <svg viewBox="0 0 24 24" className={styles.ring} fill="none" strokeWidth={3.5} role="img" aria-label={passwordsUiTexts.shown.seconds}>
      <circle cx="12" cy="12" r="10" className={styles.rest} />
      <circle cx="12" cy="12" r="10" className={styles.time} strokeLinecap="round" />
    </svg>
  );
}
