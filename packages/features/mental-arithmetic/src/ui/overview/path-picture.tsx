import { makeStyles } from '@fluentui/react-components';
import { look } from '@pausenplatz/kernel-ui';

const useStyles = makeStyles({ picture: { display: 'block', width: '100%', height: '100%' } });

/** Where the stations stand in the picture of 500 × 440, from the gate to the flag. */
export const stations: readonly (readonly [number, number])[] = [
  [64, 392],
  [188, 402],
  [312, 396],
  [432, 368],
  [446, 284],
  [330, 268],
  [206, 284],
  [84, 262],
  [72, 176],
  [186, 160],
  [304, 168],
  [416, 130],
];

const { blue, green, yellow, orange, violet, grey } = look.colors;
const way = stations.map(([x, y]) => `${x} ${y}`).join(' L');

/** A way over fields and along a lake, up to a flag. */
export function PathPicture() {
  const styles = useStyles();
  return (
    <svg viewBox="0 0 500 440" preserveAspectRatio="xMidYMid slice" className={styles.picture} aria-hidden>
      <rect width="500" height="440" fill={blue.surface} />
      <circle cx="72" cy="58" r="30" fill={yellow.strong} fillOpacity="0.7" />
      <path d="M0 132 L96 66 L176 122 L262 40 L372 118 L430 82 L500 126 V200 H0 Z" fill={violet.surface} />
      <path d="M236 66 L262 40 L296 64 L278 74 L262 62 L248 76 Z" fill={blue.surface} />
      <path d="M0 146 Q 130 104 260 138 T 500 104 V 440 H 0 Z" fill={green.surface} />
      <ellipse cx="258" cy="222" rx="118" ry="26" fill={blue.strong} fillOpacity="0.35" />
      <path d="M0 330 Q 160 300 300 330 T 500 318 V440 H0 Z" fill={green.strong} fillOpacity="0.16" />
      <path d={`M${way}`} fill="none" stroke={orange.surface} strokeWidth="26" strokeLinecap="round" strokeLinejoin="round" />
      <path
        d={`M${way}`}
        fill="none"
        stroke={grey.strong}
        strokeOpacity="0.35"
        strokeWidth="3"
        strokeDasharray="2 12"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M452 118 V56" stroke={grey.strong} strokeWidth="5" strokeLinecap="round" />
      <path d="M454 56 L494 68 L454 82 Z" fill={orange.strong} />
      {[
        [20, 322],
        [136, 330],
        [256, 338],
        [380, 318],
        [136, 220],
        [404, 214],
        [250, 112],
      ].map(([x = 0, y = 0]) => (
        <g key={`${x} ${y}`}>
          <path d={`M${x} ${y} v12`} stroke={orange.ink} strokeOpacity="0.5" strokeWidth="5" strokeLinecap="round" />
          <circle cx={x} cy={y - 9} r="13" fill={green.strong} fillOpacity="0.6" />
        </g>
      ))}
    </svg>
  );
}
