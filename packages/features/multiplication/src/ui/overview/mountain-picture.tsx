import { makeStyles } from '@fluentui/react-components';
import { look } from '@pausenplatz/kernel-ui';

const useStyles = makeStyles({ picture: { position: 'absolute', inset: 0, width: '100%', height: '100%' } });

/** Where the ten stations lie, in the units of the picture: 500 × 470. */
export const stations: readonly (readonly [number, number])[] = [
  [70, 398],
  [158, 420],
  [250, 402],
  [330, 364],
  [262, 320],
  [184, 290],
  [246, 250],
  [326, 226],
  [264, 158],
  [336, 90],
];

/** The way from station to station, so that it can be drawn as far as somebody has come. */
const legs = [
  'C100 424 130 424 158 420',
  'C186 416 226 416 250 402',
  'C274 388 330 396 330 364',
  'C330 332 300 332 262 320',
  'C224 308 182 316 184 290',
  'C186 264 220 262 246 250',
  'C272 238 330 256 326 226',
  'C322 196 250 196 264 158',
  'C278 120 310 130 336 90',
];

const { blue, violet, green, yellow, orange, grey } = look.colors;

/** A mountain of a spring day; the way is marked as far as `done` stations. */
export function MountainPicture({ done }: { readonly done: number }) {
  const styles = useStyles();
  const way = (count: number) => ['M70 398', ...legs.slice(0, count)].join(' ');
  return (
    <svg className={styles.picture} viewBox="0 0 500 470" preserveAspectRatio="none" aria-hidden>
      <path d="M0 0h500v446H0Z" fill={blue.surface} />
      <circle cx="84" cy="74" r="36" fill={yellow.strong} fillOpacity={0.7} />
      <path d="M120 150c0-14 18-18 24-8 8-10 28-4 26 8 10 2 8 14-2 14h-48c-10 0-10-12 0-14Z" fill={grey.surface} />
      <path d="M-20 330 110 190l90 90 60-60-80 160Z" fill={blue.strong} fillOpacity={0.16} />
      <path d="M20 470 338 62l190 260v148Z" fill={violet.strong} fillOpacity={0.5} />
      <path d="M338 62 262 161l34 14 30-24 22 26 26-20 28 12Z" fill={grey.surface} />
      <path d="M338 62 420 400l108-78Z" fill={violet.strong} fillOpacity={0.18} />
      <path d="M-10 440c120-60 200 0 320-30s140-30 200-20v90H-10Z" fill={green.surface} />
      <path d="M-10 452c160-30 300 10 520-10v40H-10Z" fill={green.surface} />
      <path d={way(9)} stroke={orange.surface} strokeWidth="15" fill="none" strokeLinecap="round" />
      {done > 1 && (
        <path
          d={way(Math.min(done, 10) - 1)}
          stroke={green.strong}
          strokeWidth="6"
          strokeDasharray="1 14"
          fill="none"
          strokeLinecap="round"
        />
      )}
      <path d="M342 64V22" stroke={orange.ink} strokeWidth="5" strokeLinecap="round" />
      <path d="M345 22 384 32l-39 14Z" fill={done === 10 ? orange.strong : grey.strong} fillOpacity={done === 10 ? 1 : 0.5} />
    </svg>
  );
}
