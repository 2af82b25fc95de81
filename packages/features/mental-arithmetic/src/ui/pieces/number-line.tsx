import { makeStyles, tokens } from '@fluentui/react-components';
import { fill } from '@pausenplatz/kernel-contract';
import { look } from '@pausenplatz/kernel-ui';
import { stopsOf, type Strategy } from '../../rules/index.ts';
import { runTexts } from '../../texts.run.ts';
import { numberWords } from './words.ts';

const useStyles = makeStyles({
  line: { display: 'block', width: '100%', maxWidth: '560px', height: 'auto', margin: '0 auto' },
  stop: { fill: tokens.colorNeutralForeground1, fontSize: '17px', fontWeight: tokens.fontWeightSemibold, fontFamily: 'inherit' },
  jump: { fontSize: '17px', fontWeight: tokens.fontWeightBold, fontFamily: 'inherit' },
});

const width = 400;
const margin = 44;
const ground = 104;
/** A jump is never so short that its number has no room. */
const shortest = 0.3;

const colors = [look.colors.teal, look.colors.orange] as const;
const signed = (jump: number) => `${jump < 0 ? '−' : '+'}${numberWords(jump)}`;

/** The way to a result as jumps along an empty line: their order counts, not their exact length. */
export function NumberLine({ way }: { readonly way: Strategy }) {
  const styles = useStyles();
  const stops = [way.start, ...stopsOf(way)];
  const places = placesOf(way.jumps);
  const label = fill(runTexts.line, { steps: [numberWords(way.start), ...way.jumps.map(signed)].join(' ') });
  const isLong = way.jumps.length > 3;
  return (
    <svg viewBox={`0 0 ${width} 136`} className={styles.line} role="img" aria-label={label}>
      <path d={`M8 ${ground} H ${width - 8}`} stroke={look.colors.grey.strong} strokeWidth="3" strokeLinecap="round" />
      {way.jumps.map((jump, index) => {
        const [from = 0, to = 0] = [places[index], places[index + 1]];
        const { strong, ink } = colors[index === 0 || isLong ? 0 : 1] ?? colors[0];
        const middle = (from + to) / 2;
        const height = Math.min(62, 26 + Math.abs(to - from) * 0.3);
        return (
          // oxlint-disable-next-line react/no-array-index-key -- a jump is its place
          <g key={index}>
            <path
              d={`M${from} ${ground} Q ${middle} ${ground - 2 * height} ${to} ${ground}`}
              fill="none"
              stroke={strong}
              strokeWidth="4"
              strokeLinecap="round"
            />
            <text x={middle} y={ground - height - 8} textAnchor="middle" className={styles.jump} fill={ink}>
              {signed(jump)}
            </text>
          </g>
        );
      })}
      {stops.map((stop, index) => {
        const place = places[index] ?? 0;
        return (
          // oxlint-disable-next-line react/no-array-index-key -- a stop is its place
          <g key={index}>
            <path d={`M${place} ${ground - 7} v14`} stroke={look.colors.grey.strong} strokeWidth="3" strokeLinecap="round" />
            <text x={place} y={ground + 27} textAnchor="middle" className={styles.stop}>
              {numberWords(stop)}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

/** Where the stops lie on the drawing: what goes back goes to the left. */
function placesOf(jumps: readonly number[]): readonly number[] {
  const longest = Math.max(...jumps.map(Math.abs));
  const steps = jumps.map((jump) => Math.sign(jump) * Math.max(shortest, Math.abs(jump) / longest));
  const raw = [0];
  for (const step of steps) raw.push((raw.at(-1) ?? 0) + step);
  const [low, high] = [Math.min(...raw), Math.max(...raw)];
  return raw.map((place) => margin + ((place - low) / (high - low)) * (width - 2 * margin));
}
