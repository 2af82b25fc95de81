import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { fill } from '@pausenplatz/kernel-contract';
import { Chip, type ColorName, look } from '@pausenplatz/kernel-ui';
import { Link } from 'react-router-dom';
import type { OwnStage } from '../../contract/index.ts';
import { mentalArithmeticTexts } from '../../texts.ts';
import { RunCurve } from '../pieces/run-curve.tsx';
import { stageName } from '../pieces/words.ts';

const useStyles = makeStyles({
  row: {
    display: 'grid',
    gridTemplateColumns: '32px minmax(0, 1fr) 96px 72px',
    alignItems: 'center',
    gap: '4px 12px',
    minHeight: look.touchPupil,
    padding: '4px 8px',
    borderRadius: look.radiusCard,
    color: tokens.colorNeutralForeground1,
    textDecorationLine: 'none',
    ':hover': { backgroundColor: look.colors.teal.surface, color: look.colors.teal.ink },
    '@media (max-width: 640px)': { gridTemplateColumns: '28px minmax(0, 1fr) 72px' },
  },
  next: { outline: `2px solid ${look.colors.yellow.strong}`, outlineOffset: '-2px' },
  number: { fontWeight: tokens.fontWeightBold, fontSize: tokens.fontSizeBase400, textAlign: 'center', fontVariantNumeric: 'tabular-nums' },
  name: { display: 'block', fontWeight: tokens.fontWeightSemibold },
  best: { display: 'block', color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200, lineHeight: tokens.lineHeightBase200 },
  curve: { '@media (max-width: 640px)': { display: 'none' } },
  state: { display: 'flex', justifyContent: 'end' },
});

const texts = mentalArithmeticTexts.overview;
const chipColors: Readonly<Record<OwnStage['mastery'], ColorName>> = { new: 'grey', practise: 'yellow', almost: 'teal', secure: 'green' };

/** A stage with the own best and how the last runs went. */
export function StageRow({ own, isNext }: { readonly own: OwnStage; readonly isNext: boolean }) {
  const styles = useStyles();
  const { stage, mastery, bestOfTwenty, bestOfMinutes, curve } = own;
  const best = [
    ...(bestOfTwenty === null ? [] : [fill(texts.best, { right: bestOfTwenty })]),
    ...(bestOfMinutes === null ? [] : [fill(texts.bestMinutes, { right: bestOfMinutes })]),
  ];
  return (
    <li>
      <Link to={`/lernen/kopfrechnen/stufe-${stage}`} className={mergeClasses(styles.row, isNext && styles.next)}>
        <span className={styles.number}>{stage}</span>
        <span>
          <span className={styles.name}>{stageName(stage)}</span>
          <span className={styles.best}>{best.length === 0 ? texts.never : best.join(', ')}</span>
        </span>
        <span className={styles.curve}>
          <RunCurve shares={curve} isSmall />
        </span>
        <span className={styles.state}>
          <Chip color={chipColors[mastery]}>{mentalArithmeticTexts.mastery[mastery]}</Chip>
        </span>
      </Link>
    </li>
  );
}
