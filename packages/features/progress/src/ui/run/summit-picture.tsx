import { makeStyles } from '@fluentui/react-components';
import { look } from '@pausenplatz/kernel-ui';

const useStyles = makeStyles({
  picture: { display: 'block', width: 'min(300px, 70vw)', height: 'auto' },
  // Joy, once; whoever wants no motion sees the rays at rest.
  rays: {
    transformOrigin: '150px 56px',
    animationName: {
      from: { transform: 'scale(0.3)', opacity: 0 },
      '60%': { transform: 'scale(1.1)', opacity: 1 },
      to: { transform: 'none' },
    },
    animationDuration: '700ms',
    animationFillMode: 'backwards',
  },
});

const { violet, green, grey, yellow, orange, blue } = look.colors;
const rays = [0, 45, 90, 135, 180, 225, 270, 315];

/** A mountain with its flag; the flag flies where the summit was reached. */
export function SummitPicture({ isReached }: { readonly isReached: boolean }) {
  const styles = useStyles();
  return (
    <svg className={styles.picture} viewBox="0 0 300 170" aria-hidden>
      <path d="M0 150 84 70l60 80Z" fill={blue.surface} />
      <path d="M60 160 150 56l104 104Z" fill={violet.strong} fillOpacity={0.55} />
      <path d="M150 56 116 96l16 8 16-14 14 14 16-12 12 6Z" fill={grey.surface} />
      <path d="M0 150c60-24 120 8 176-8s90-12 124-4v32H0Z" fill={green.surface} />
      {isReached && (
        <g className={styles.rays} stroke={yellow.strong} strokeWidth="6" strokeLinecap="round">
          {rays.map((turn) => (
            <path key={turn} d="M150 22V10" transform={`rotate(${turn} 150 56)`} />
          ))}
        </g>
      )}
      <path d="M150 58V24" stroke={orange.ink} strokeWidth="4" strokeLinecap="round" />
      {isReached ? <path d="M152 24 184 33l-32 11Z" fill={orange.strong} /> : <circle cx="104" cy="122" r="9" fill={yellow.strong} />}
    </svg>
  );
}
