import { makeStyles } from '@fluentui/react-components';
import { look } from '@pausenplatz/kernel-ui';

const useStyles = makeStyles({
  ring: { position: 'absolute', inset: 0, width: '100%', height: '100%', transform: 'rotate(-90deg)' },
  left: { transitionProperty: 'stroke-dashoffset', transitionDuration: '100ms', transitionTimingFunction: 'linear' },
});

const radius = 47;
const around = 2 * Math.PI * radius;

/** The time that is left, without a number and never in red. */
export function TimeRing({ share }: { readonly share: number }) {
  const styles = useStyles();
  return (
    <svg className={styles.ring} viewBox="0 0 100 100" aria-hidden>
      <circle cx="50" cy="50" r={radius} fill="none" stroke={look.colors.teal.surface} strokeWidth="3.4" />
      <circle
        className={styles.left}
        cx="50"
        cy="50"
        r={radius}
        fill="none"
        stroke={look.colors.teal.strong}
        strokeOpacity={0.6}
        strokeWidth="3.4"
        strokeLinecap="round"
        strokeDasharray={around}
        strokeDashoffset={around * share}
      />
    </svg>
  );
}
