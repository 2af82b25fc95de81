import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { ArrowRight28Regular } from '@fluentui/react-icons/svg/arrow-right';
import { fill } from '@pausenplatz/kernel-contract';
import { Card, look, ReadButton, useSoftColors } from '@pausenplatz/kernel-ui';
import { Link } from 'react-router-dom';
import type { TrainerState } from '../../contract/index.ts';
import { progressTexts } from '../../texts.ts';
import { sumOf } from '../data.ts';
import type { Trainer } from '../trainers.ts';

const useStyles = makeStyles({
  card: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: '16px 24px',
    padding: '24px 28px',
    borderRadius: '16px',
    '@media (max-width: 640px)': { gridTemplateColumns: 'minmax(0, 1fr)', padding: '20px 16px' },
  },
  words: { display: 'grid', gap: '16px', alignContent: 'start' },
  title: { fontSize: tokens.fontSizeBase600, lineHeight: tokens.lineHeightBase600, fontWeight: tokens.fontWeightBold },
  body: { color: tokens.colorNeutralForeground2 },
  tiles: { display: 'flex', flexWrap: 'wrap', gap: '14px', listStyleType: 'none', margin: 0, padding: 0 },
  tile: {
    display: 'grid',
    gridTemplateColumns: '72px auto',
    alignItems: 'center',
    gap: '14px',
    minWidth: '200px',
    padding: '12px 20px 12px 12px',
    borderRadius: '16px',
    textDecorationLine: 'none',
    ':hover': { boxShadow: look.shadowCard },
  },
  picture: {
    display: 'grid',
    placeItems: 'center',
    width: '72px',
    height: '72px',
    borderRadius: look.radiusCard,
    backgroundColor: tokens.colorNeutralBackground1,
    '& svg': { width: '60px', height: '40px' },
  },
  count: {
    display: 'block',
    fontSize: tokens.fontSizeHero700,
    lineHeight: tokens.lineHeightHero700,
    fontWeight: tokens.fontWeightBold,
    fontVariantNumeric: 'tabular-nums',
  },
  start: { display: 'grid', gap: '8px', alignContent: 'start', minWidth: '208px' },
  go: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '12px',
    minHeight: '84px',
    padding: '0 28px',
    borderRadius: '20px',
    backgroundColor: look.colors.teal.strong,
    color: look.colors.teal.onStrong,
    fontSize: tokens.fontSizeBase600,
    fontWeight: tokens.fontWeightSemibold,
    textDecorationLine: 'none',
    ':hover': { filter: 'brightness(1.08)' },
  },
  quiet: { minHeight: '64px', fontSize: tokens.fontSizeBase500 },
  about: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '12px', minHeight: look.touchPupil },
});

interface DueCardProps {
  readonly name: string;
  readonly trainers: readonly Trainer[];
  readonly states: readonly TrainerState[];
}

/** What is due today with its counts and minutes, and one button that begins; nothing due is a reason to be glad. */
export function DueCard({ name, trainers, states }: DueCardProps) {
  const styles = useStyles();
  const soft = useSoftColors();
  const { learn: texts } = progressTexts;
  const due = trainers.map((trainer) => ({ trainer, count: sumOf(states, trainer).due })).filter(({ count }) => count > 0);
  const first = due[0]?.trainer ?? trainers[0];
  if (!first) return null;
  const isFresh = states.every(({ known }) => known === 0);
  const minutes = Math.max(1, Math.round(due.reduce((sum, { trainer, count }) => sum + count * trainer.secondsPerItem, 0) / 60));
  const time = minutes === 1 ? texts.minute : fill(texts.minutes, { count: minutes });
  const title = fill(due.length > 0 ? texts.dueTitle : isFresh ? texts.fresh : texts.allDone, { name });
  const body = due.length > 0 ? null : isFresh ? texts.freshBody : texts.allDoneBody;
  const words = due.map(({ trainer, count }) => fill(count === 1 ? texts.dueOne : texts.due, { title: trainer.title, count }));
  return (
    <Card as="section" className={styles.card}>
      <div className={styles.words}>
        <h2 className={styles.title}>{title}</h2>
        {body !== null && <p className={styles.body}>{body}</p>}
        {due.length > 0 && (
          <ul className={styles.tiles}>
            {due.map(({ trainer, count }) => (
              <li key={trainer.title}>
                <Link to={trainer.duePath} className={mergeClasses(styles.tile, soft[trainer.color])}>
                  <span className={styles.picture}>
                    <trainer.Picture />
                  </span>
                  <span>
                    <span className={styles.count}>{count} </span>
                    {trainer.title}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className={styles.start}>
        <Link to={first.duePath} className={mergeClasses(styles.go, due.length === 0 && styles.quiet)}>
          {due.length > 0 || isFresh ? texts.start : texts.freely}
          <ArrowRight28Regular aria-hidden />
        </Link>
        <div className={styles.about}>
          <span>{due.length > 0 && time}</span>
          <ReadButton words={[title, body, ...words, due.length > 0 ? time : null]} label={texts.readAloud} />
        </div>
      </div>
    </Card>
  );
}
