import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { fill } from '@pausenplatz/kernel-contract';
import { look, useSoftColors, useStrongColors } from '@pausenplatz/kernel-ui';
import { Link } from 'react-router-dom';
import type { TrainerState } from '../../contract/index.ts';
import { progressTexts } from '../../texts.ts';
import { sumOf } from '../data.ts';
import type { Trainer } from '../trainers.ts';

const useStyles = makeStyles({
  tile: {
    display: 'grid',
    alignContent: 'start',
    height: '100%',
    boxSizing: 'border-box',
    padding: '10px',
    borderRadius: '16px',
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    boxShadow: look.shadowCard,
    textDecorationLine: 'none',
    ':hover': { outline: `3px solid ${look.colors.teal.strong}` },
  },
  picture: { display: 'grid', placeItems: 'center', height: '96px', borderRadius: look.radiusCard },
  words: { display: 'grid', gap: '4px', padding: '12px 8px 8px' },
  title: { fontSize: tokens.fontSizeBase500, lineHeight: tokens.lineHeightBase500, fontWeight: tokens.fontWeightSemibold },
  state: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase300, lineHeight: tokens.lineHeightBase300 },
  bar: { height: '8px', marginTop: '6px', borderRadius: look.radiusChip, backgroundColor: look.colors.grey.surface, overflow: 'hidden' },
  filled: { height: '100%', borderRadius: look.radiusChip },
});

/** A trainer with how much of it is secure. */
export function TrainerTile({ trainer, states }: { readonly trainer: Trainer; readonly states: readonly TrainerState[] }) {
  const styles = useStyles();
  const soft = useSoftColors();
  const strong = useStrongColors();
  const { learn: texts } = progressTexts;
  const { known, secure } = sumOf(states, trainer);
  const items = trainer.items ?? known;
  return (
    <Link to={trainer.path} className={styles.tile}>
      <span className={mergeClasses(styles.picture, soft[trainer.color])}>
        <trainer.Picture />
      </span>
      <span className={styles.words}>
        <span className={styles.title}>{trainer.title}</span>
        <span className={styles.state}>{known === 0 ? texts.notBegun : fill(texts.secure, { secure, count: items })}</span>
        <span className={styles.bar} aria-hidden>
          <span
            className={mergeClasses(styles.filled, strong[trainer.color])}
            style={{ display: 'block', width: `${Math.min(100, Math.round((secure / Math.max(1, items)) * 100))}%` }}
          />
        </span>
      </span>
    </Link>
  );
}
