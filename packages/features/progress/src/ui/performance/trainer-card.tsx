import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { fill } from '@pausenplatz/kernel-contract';
import { Card, look, useSoftColors } from '@pausenplatz/kernel-ui';
import { Link } from 'react-router-dom';
import { performanceTexts as texts } from '../../texts.performance.ts';
import type { Trainer } from '../trainers.ts';

const useStyles = makeStyles({
  card: { display: 'grid', alignContent: 'start', gap: '16px', gridTemplateColumns: 'minmax(0, 1fr)', padding: '16px' },
  head: { display: 'grid', gridTemplateColumns: '48px minmax(0, 1fr) auto', alignItems: 'center', gap: '12px' },
  picture: {
    display: 'grid',
    placeItems: 'center',
    width: '48px',
    height: '48px',
    borderRadius: look.radiusPicture,
    '& svg': { width: '36px', height: '24px' },
  },
  title: {
    color: tokens.colorNeutralForeground1,
    fontWeight: tokens.fontWeightSemibold,
    textDecorationLine: 'none',
    ':hover': { textDecorationLine: 'underline' },
  },
  quiet: { color: tokens.colorNeutralForeground2 },
  count: {
    fontSize: tokens.fontSizeHero700,
    lineHeight: tokens.lineHeightHero700,
    fontWeight: tokens.fontWeightBold,
    fontVariantNumeric: 'tabular-nums',
  },
  curve: { display: 'block', width: '100%', height: '88px', overflow: 'visible' },
});

interface TrainerCardProps {
  readonly trainer: Trainer;
  readonly known: number;
  readonly secure: number;
  readonly secureByWeek: readonly number[];
}

/** What is secure in a trainer, and how it grew. */
export function TrainerCard({ trainer, known, secure, secureByWeek }: TrainerCardProps) {
  const styles = useStyles();
  const soft = useSoftColors();
  return (
    <Card as="li" className={styles.card}>
      <div className={styles.head}>
        <span className={mergeClasses(styles.picture, soft[trainer.color])}>
          <trainer.Picture />
        </span>
        <span>
          <Link to={trainer.path} className={styles.title}>
            {trainer.title}
          </Link>
          <br />
          <span className={styles.quiet}>{fill(texts.secureOf, { count: trainer.items ?? known })}</span>
        </span>
        <span className={styles.count}>{secure}</span>
      </div>
      {secureByWeek.length > 1 && <Curve trainer={trainer} secure={secure} weeks={secureByWeek} />}
    </Card>
  );
}

const [width, height] = [400, 80];

function Curve({ trainer, secure, weeks }: { readonly trainer: Trainer; readonly secure: number; readonly weeks: readonly number[] }) {
  const styles = useStyles();
  const most = Math.max(1, ...weeks);
  const points = weeks.map((count, index) => ({
    x: (index / (weeks.length - 1)) * width,
    y: height - 4 - (count / most) * (height - 12),
  }));
  const path = points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join(' L');
  const last = points.at(-1) ?? { x: 0, y: 0 };
  const { surface, strong } = look.colors[trainer.color];
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      className={styles.curve}
      role="img"
      aria-label={fill(texts.curve, { title: trainer.title, secure, first: weeks[0] ?? 0 })}
    >
      <path d={`M0 ${height} L${path} L${width} ${height} Z`} fill={surface} />
      <path d={`M${path}`} fill="none" stroke={strong} strokeWidth="4" vectorEffect="non-scaling-stroke" strokeLinejoin="round" />
      <path
        d={`M${last.x} ${last.y} h0.01`}
        fill="none"
        stroke={strong}
        strokeWidth="14"
        strokeLinecap="round"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
