import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { fill } from '@pausenplatz/kernel-contract';
import { look } from '@pausenplatz/kernel-ui';
import { answersFor, displayCredit, roughCount } from '../../rules/index.ts';
import { aiUiTexts } from '../../texts.ui.ts';
import type { Ai } from '../data.ts';

const useStyles = makeStyles({
  card: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: '12px',
    alignItems: 'center',
    padding: '16px 20px',
    borderRadius: look.radiusCard,
    boxShadow: look.shadowCard,
    backgroundColor: look.colors.teal.strong,
    color: look.colors.teal.onStrong,
  },
  sum: {
    fontSize: tokens.fontSizeHero800,
    lineHeight: tokens.lineHeightHero800,
    fontWeight: tokens.fontWeightBold,
    fontVariantNumeric: 'tabular-nums',
  },
  small: { fontSize: tokens.fontSizeBase200, lineHeight: tokens.lineHeightBase200 },
  jar: { width: '72px', height: '84px' },
  glass: { fill: look.colors.teal.surface, opacity: 0.35 },
  lid: { fill: look.colors.teal.surface, opacity: 0.7 },
  coin: { fill: look.colors.yellow.strong, stroke: look.colors.yellow.onStrong, strokeWidth: 1 },
});

/** Coins in the glass: one for each answer up to ten, then more slowly. */
const coinsFor = (answers: number | null): number => {
  if (answers === null) return 12;
  return answers <= 4 ? answers : Math.min(12, 4 + Math.floor(Math.log10(answers / 4) * 5));
};

interface CreditJarProps {
  readonly ai: Ai;
  /** What such an answer costs about, and whether test credit pays it. */
  readonly cost: number;
  readonly isTestable: boolean;
}

/** What there is, and for how many such answers it is enough. */
export function CreditJar({ ai, cost, isTestable }: CreditJarProps) {
  const styles = useStyles();
  const { credit: texts } = aiUiTexts;
  const answers = answersFor(ai.credit + (isTestable ? ai.testCredit : 0), cost);
  return (
    <section className={styles.card} aria-label={ai.className === null ? texts.yours : texts.ofClass}>
      <div>
        <p className={styles.small}>{ai.className === null ? texts.yours : texts.ofClass}</p>
        <p className={styles.sum}>{ai.displayCredit}</p>
        <p className={styles.small}>{enough(answers)}</p>
        {ai.testCredit > 0 && <p className={styles.small}>{fill(texts.test, { credit: displayCredit(ai.testCredit) })}</p>}
      </div>
      <Jar coins={coinsFor(answers)} />
    </section>
  );
}

function enough(answers: number | null): string {
  const { credit: texts } = aiUiTexts;
  if (answers === null) return texts.enoughFree;
  return answers === 0 ? texts.tooLittle : fill(answers === 1 ? texts.enough.one : texts.enough.many, { count: roughCount(answers) });
}

/** Rows of coins from the bottom. */
const places = Array.from({ length: 12 }, (_, at) => ({
  x: 18 + (at % 4) * 11 + (Math.floor(at / 4) % 2) * 3,
  y: 72 - Math.floor(at / 4) * 12,
}));

function Jar({ coins }: { readonly coins: number }) {
  const styles = useStyles();
  return (
    <svg className={styles.jar} viewBox="0 0 72 84" aria-hidden="true">
      <rect className={styles.lid} x="14" y="2" width="44" height="9" rx="4" />
      <rect className={mergeClasses(styles.glass)} x="8" y="13" width="56" height="70" rx="14" />
      {places.slice(0, coins).map(({ x, y }) => (
        <ellipse key={`${x}-${y}`} className={styles.coin} cx={x} cy={y} rx="8" ry="5" />
      ))}
    </svg>
  );
}
