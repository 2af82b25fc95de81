import { makeStyles, mergeClasses, Switch, tokens } from '@fluentui/react-components';
import { ArrowRight28Regular } from '@fluentui/react-icons/svg/arrow-right';
import { NumberSymbol32Regular } from '@fluentui/react-icons/svg/number-symbol';
import { Timer32Regular } from '@fluentui/react-icons/svg/timer';
import { fill } from '@pausenplatz/kernel-contract';
import { Card, Chip, look, ReadButton } from '@pausenplatz/kernel-ui';
import type { Pace } from '@pausenplatz/progress/contract';
import { useStageStyles } from '@pausenplatz/progress/ui/run';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { mentalArithmeticLimits, type OwnStage, type RunKind, runKinds } from '../../contract/index.ts';
import { mentalArithmeticTexts } from '../../texts.ts';
import { RunCurve } from '../pieces/run-curve.tsx';
import { stageName } from '../pieces/words.ts';

const useStyles = makeStyles({
  head: { display: 'flex', alignItems: 'start', justifyContent: 'space-between', gap: '16px' },
  stage: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase300 },
  name: { fontSize: tokens.fontSizeHero700, lineHeight: tokens.lineHeightHero700, fontWeight: tokens.fontWeightBold },
  about: { fontSize: tokens.fontSizeBase400, fontWeight: tokens.fontWeightSemibold, padding: '16px 0 0' },
  ways: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: '14px',
    margin: '16px 0',
    '@media (max-width: 480px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  set: { margin: 0, padding: 0, border: 'none', minWidth: 0 },
  way: {
    display: 'grid',
    gridTemplateColumns: '40px minmax(0, 1fr)',
    alignItems: 'center',
    gap: '14px',
    minHeight: '88px',
    padding: '12px 18px',
    boxSizing: 'border-box',
    borderRadius: '18px',
    border: `3px solid ${look.colors.grey.surface}`,
    backgroundColor: tokens.colorNeutralBackground1,
    cursor: 'pointer',
    ':focus-within': { outline: `3px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '3px' },
  },
  chosen: { border: `3px solid ${look.colors.teal.strong}`, backgroundColor: look.colors.teal.surface, color: look.colors.teal.ink },
  radio: { position: 'absolute', opacity: 0, width: '1px', height: '1px' },
  wayName: { display: 'block', fontSize: tokens.fontSizeBase500, lineHeight: tokens.lineHeightBase500, fontWeight: tokens.fontWeightBold },
  clock: { display: 'grid', gap: '4px', minHeight: look.touchPupil },
  quiet: { color: tokens.colorNeutralForeground2 },
  foot: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '14px', marginTop: '16px' },
  bests: { display: 'flex', flexWrap: 'wrap', gap: '8px', margin: '8px 0 16px' },
  title: { fontSize: tokens.fontSizeBase400, fontWeight: tokens.fontWeightSemibold },
  button: { '@media (max-width: 480px)': { flexGrow: 1 } },
});

/** In which way somebody practises. */
export interface Way {
  readonly kind: RunKind;
  readonly withTime: boolean;
}

const texts = mentalArithmeticTexts.choose;
const icons = { twenty: NumberSymbol32Regular, minutes: Timer32Regular } as const;

interface ChooseProps {
  readonly own: OwnStage;
  /** Who has all the time they want is asked for none. */
  readonly pace: Pace;
  readonly onStart: (way: Way) => void;
}

/** Twenty calculations or two minutes, with a clock or without, beside what came of it so far. */
export function Choose({ own, pace, onStart }: ChooseProps) {
  const stage = useStageStyles();
  const styles = useStyles();
  const [kind, setKind] = useState<RunKind>('twenty');
  const [withTime, setWithTime] = useState(pace !== 'free');
  const where = fill(mentalArithmeticTexts.stage, { stage: own.stage });
  return (
    <>
      <Card as="section">
        <div className={styles.head}>
          <div>
            <p className={styles.stage}>{where}</p>
            <h2 className={styles.name}>{stageName(own.stage)}</h2>
          </div>
          <ReadButton words={[where, stageName(own.stage)]} label={mentalArithmeticTexts.overview.readAloud} />
        </div>
        <fieldset className={styles.set}>
          <legend className={styles.about}>{texts.about}</legend>
          <div className={styles.ways}>
            {runKinds.map((one) => {
              const Icon = icons[one];
              return (
                <label key={one} className={mergeClasses(styles.way, one === kind && styles.chosen)}>
                  <input type="radio" name="kind" className={styles.radio} checked={one === kind} onChange={() => setKind(one)} />
                  <Icon aria-hidden />
                  <span>
                    <span className={styles.wayName}>{texts.kinds[one]}</span>
                    {fill(texts.kindsBody[one], { count: String(mentalArithmeticLimits.most) })}
                  </span>
                </label>
              );
            })}
          </div>
        </fieldset>
        {pace !== 'free' && (
          <div className={styles.clock}>
            <Switch label={texts.withTime} checked={withTime} onChange={(_event, { checked }) => setWithTime(checked)} />
            <span className={styles.quiet}>{texts.withTimeBody}</span>
          </div>
        )}
        <div className={styles.foot}>
          <Link to="/lernen/kopfrechnen" className={mergeClasses(stage.button, stage.quiet, styles.button)}>
            {texts.back}
          </Link>
          <button type="button" className={mergeClasses(stage.button, styles.button)} onClick={() => onStart({ kind, withTime })}>
            {texts.start}
            <ArrowRight28Regular aria-hidden />
          </button>
        </div>
      </Card>
      <Card as="section">
        <h3 className={styles.title}>{texts.best}</h3>
        <Bests own={own} />
        <h3 className={styles.title}>{texts.curve}</h3>
        {own.curve.length < 2 ? <p className={styles.quiet}>{texts.curveNone}</p> : <RunCurve shares={own.curve} />}
      </Card>
    </>
  );
}

function Bests({ own }: { readonly own: OwnStage }) {
  const styles = useStyles();
  const { bestOfTwenty, bestOfMinutes, secure, skills } = own;
  return (
    <div className={styles.bests}>
      {bestOfTwenty === null && bestOfMinutes === null && <Chip color="grey">{texts.none}</Chip>}
      {bestOfTwenty !== null && <Chip color="violet">{fill(texts.ofTwenty, { right: bestOfTwenty })}</Chip>}
      {bestOfMinutes !== null && <Chip color="violet">{fill(texts.inMinutes, { right: bestOfMinutes })}</Chip>}
      <Chip color={secure === skills ? 'green' : 'teal'}>{fill(texts.secure, { secure, count: skills })}</Chip>
    </div>
  );
}
