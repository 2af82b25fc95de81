import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { fill } from '@pausenplatz/kernel-contract';
import { Card, look, useSoftColors } from '@pausenplatz/kernel-ui';
import { Link } from 'react-router-dom';
import { performanceTexts as texts } from '../../texts.performance.ts';
import { Curve } from '../parts/curve.tsx';
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
      {secureByWeek.length > 1 && (
        <Curve
          values={secureByWeek}
          most={Math.max(...secureByWeek)}
          color={trainer.color}
          label={fill(texts.curve, { title: trainer.title, secure, first: secureByWeek[0] ?? 0 })}
          height={88}
        />
      )}
    </Card>
  );
}
