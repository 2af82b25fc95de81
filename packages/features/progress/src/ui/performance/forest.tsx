import { makeStyles, tokens } from '@fluentui/react-components';
import { fill } from '@pausenplatz/kernel-contract';
import { addDays, monthOfYear } from '@pausenplatz/kernel-format';
import { look } from '@pausenplatz/kernel-ui';
import type { Performance } from '../../contract/index.ts';
import { performanceTexts as texts } from '../../texts.performance.ts';

const { blue, green, orange, yellow, violet } = look.colors;

const useStyles = makeStyles({
  picture: {
    display: 'block',
    width: '100%',
    height: 'auto',
    borderRadius: look.radiusCard,
    backgroundColor: blue.surface,
    boxShadow: look.shadowCard,
  },
  month: {
    fill: tokens.colorNeutralForeground1,
    fontSize: '18px',
    fontFamily: 'inherit',
    // On a phone nobody could read it.
    '@media (max-width: 640px)': { display: 'none' },
  },
});

const width = 912;
const height = 300;
const ground = 244;
const margin = 66;
/** A tree has so much room at least; more weeks than fit stand closer. */
const widest = 62;

interface Tree {
  readonly x: number;
  /** Between a third and one: how much was practised beside the best week. */
  readonly size: number;
  readonly isNow: boolean;
}

/** A tree for each week in which something was practised; the higher, the more. */
export function Forest({ weeks }: Pick<Performance, 'weeks'>) {
  const styles = useStyles();
  const step = Math.min(widest, (width - 2 * margin) / Math.max(1, weeks.length - 1));
  const best = Math.max(1, ...weeks.map(({ answers }) => answers));
  const placeOf = (index: number) => margin + index * step;
  const trees = weeks.flatMap(({ answers }, index): Tree[] =>
    answers === 0 ? [] : [{ x: placeOf(index), size: 0.34 + 0.66 * Math.sqrt(answers / best), isNow: index === weeks.length - 1 }],
  );
  // The week in which a month begins: the first one of a school year belongs to August.
  const names = weeks.map(({ monday }) => monthOfYear(addDays(monday, 6)).split(' ')[0] ?? '');
  const months = names.flatMap((name, index) => (name === names[index - 1] ? [] : [{ name, x: placeOf(index) }]));
  const label = trees.length === 1 ? texts.forest.one : fill(texts.forest.many, { count: trees.length });
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className={styles.picture} role="img" aria-label={label}>
      <circle cx="380" cy="62" r="32" fill={yellow.strong} />
      <path d="M0 222 L140 82 L256 190 L320 140 L470 222 Z" fill={violet.surface} />
      <path d="M420 222 L600 104 L760 222 Z" fill={violet.surface} />
      <path d={`M0 226 Q 220 208 460 226 T ${width} 218 V ${height} H 0 Z`} fill={green.surface} />
      {trees.map((tree) => (
        <OneTree key={tree.x} tree={tree} />
      ))}
      <path
        d={`M0 ${ground} Q 240 ${ground - 8} 480 ${ground} T ${width} ${ground} V ${height} H 0 Z`}
        fill={green.strong}
        fillOpacity="0.35"
      />
      {months.map(({ name, x }) => (
        <text key={name} x={Math.max(14, x - 30)} y={height - 20} className={styles.month}>
          {name}
        </text>
      ))}
    </svg>
  );
}

function OneTree({ tree: { x, size, isNow } }: { readonly tree: Tree }) {
  const trunk = 96 * size;
  const crown = 40 * size;
  const color = isNow ? orange.strong : green.strong;
  const top = ground - trunk;
  return (
    <g>
      <rect x={x - 4 * size} y={top} width={8 * size} height={trunk + 6} rx="2" fill={orange.ink} fillOpacity="0.8" />
      <circle cx={x} cy={top - crown * 0.5} r={crown} fill={color} />
      <circle cx={x + crown * 0.72} cy={top + crown * 0.12} r={crown * 0.6} fill={color} fillOpacity="0.6" />
      <circle cx={x - crown * 0.6} cy={top + crown * 0.3} r={crown * 0.45} fill={color} fillOpacity="0.6" />
    </g>
  );
}
