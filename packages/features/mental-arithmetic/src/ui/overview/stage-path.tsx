import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { ArrowRight28Regular } from '@fluentui/react-icons/svg/arrow-right';
import { Checkmark24Filled } from '@fluentui/react-icons/svg/checkmark';
import { fill } from '@pausenplatz/kernel-contract';
import { Card, look, ReadButton } from '@pausenplatz/kernel-ui';
import { Link } from 'react-router-dom';
import type { OwnStage, Stage } from '../../contract/index.ts';
import { mentalArithmeticTexts } from '../../texts.ts';
import { stageName } from '../pieces/words.ts';
import { PathPicture, stations } from './path-picture.tsx';

const useStyles = makeStyles({
  card: { position: 'relative', overflow: 'hidden', borderRadius: '16px', backgroundColor: look.colors.green.surface },
  scene: { position: 'relative', width: '100%', aspectRatio: '500 / 440' },
  list: { position: 'absolute', inset: 0, margin: 0, padding: 0, listStyleType: 'none' },
  place: { position: 'absolute', transform: 'translate(-50%, -50%)' },
  station: {
    display: 'grid',
    placeItems: 'center',
    width: '52px',
    height: '52px',
    boxSizing: 'border-box',
    borderRadius: '50%',
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    boxShadow: look.shadowCard,
    fontSize: tokens.fontSizeBase500,
    fontWeight: tokens.fontWeightBold,
    textDecorationLine: 'none',
    '@media (max-width: 480px)': { width: '44px', height: '44px', fontSize: tokens.fontSizeBase400 },
  },
  secure: { backgroundColor: look.colors.green.strong, color: look.colors.green.onStrong },
  begun: { border: `4px solid ${look.colors.teal.strong}` },
  next: {
    width: '76px',
    height: '76px',
    border: `6px solid ${look.colors.yellow.strong}`,
    outline: `2px solid ${look.colors.yellow.ink}`,
    fontSize: '2rem',
    '@media (max-width: 480px)': { width: '60px', height: '60px', fontSize: tokens.fontSizeBase600 },
  },
  // The last field of the picture goes on below it.
  ground: { padding: '14px', backgroundColor: `color-mix(in srgb, ${look.colors.green.strong} 16%, transparent)` },
  foot: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '12px 16px',
    padding: '14px 20px',
    borderRadius: '16px',
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: look.shadowCard,
  },
  words: { flexGrow: 1, flexBasis: '150px', minWidth: 0 },
  where: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase300 },
  name: { fontSize: tokens.fontSizeBase500, lineHeight: tokens.lineHeightBase500, fontWeight: tokens.fontWeightBold },
  go: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '12px',
    flexGrow: 1,
    maxWidth: '320px',
    minHeight: '64px',
    padding: '0 28px',
    borderRadius: '18px',
    backgroundColor: look.colors.teal.strong,
    color: look.colors.teal.onStrong,
    fontSize: tokens.fontSizeBase500,
    fontWeight: tokens.fontWeightSemibold,
    textDecorationLine: 'none',
  },
});

const texts = mentalArithmeticTexts.overview;
const pathOf = (stage: Stage) => `/lernen/kopfrechnen/stufe-${stage}`;

interface StagePathProps {
  readonly stages: readonly OwnStage[];
  readonly next: Stage;
}

/** Twelve stations on a way, all of them open, one of them next. */
export function StagePath({ stages, next }: StagePathProps) {
  const styles = useStyles();
  const where = fill(texts.where, { stage: next });
  return (
    <Card as="section" flush className={styles.card}>
      <div className={styles.scene}>
        <PathPicture />
        <ol className={styles.list} aria-label={texts.path}>
          {stages.map(({ stage, mastery }) => {
            const [left, top] = stations[stage - 1] ?? [0, 0];
            const words = { stage, name: stageName(stage), mastery: mentalArithmeticTexts.mastery[mastery] };
            const state = stage === next ? 'next' : mastery === 'secure' ? 'secure' : mastery === 'new' ? null : 'begun';
            return (
              <li key={stage} className={styles.place} style={{ left: `${left / 5}%`, top: `${top / 4.4}%` }}>
                <Link
                  to={pathOf(stage)}
                  className={mergeClasses(styles.station, state !== null && styles[state])}
                  aria-label={fill(stage === next ? texts.next : texts.station, words)}
                  title={words.name}
                >
                  {state === 'secure' ? <Checkmark24Filled aria-hidden /> : stage}
                </Link>
              </li>
            );
          })}
        </ol>
      </div>
      <div className={styles.ground}>
        <div className={styles.foot}>
          <div className={styles.words}>
            <p className={styles.where}>{where}</p>
            <h2 className={styles.name}>{stageName(next)}</h2>
          </div>
          <ReadButton words={[where, stageName(next)]} label={texts.readAloud} />
          <Link to={pathOf(next)} className={styles.go}>
            {texts.go}
            <ArrowRight28Regular aria-hidden />
          </Link>
        </div>
      </div>
    </Card>
  );
}
