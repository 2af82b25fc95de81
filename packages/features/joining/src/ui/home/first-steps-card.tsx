import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { ArrowCircleRight24Filled } from '@fluentui/react-icons/svg/arrow-circle-right';
import { CheckmarkCircle24Filled } from '@fluentui/react-icons/svg/checkmark-circle';
import { Circle24Regular } from '@fluentui/react-icons/svg/circle';
import { HourglassHalfRegular } from '@fluentui/react-icons/svg/hourglass-half';
import { fill } from '@pausenplatz/kernel-contract';
import { type HomeTileProps, useHost } from '@pausenplatz/kernel-host';
import { ButtonLink, Card, look, offerUndo } from '@pausenplatz/kernel-ui';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { areAllDone, type StepState } from '../../rules/index.ts';
import { firstStepsTexts as texts } from '../../texts.first-steps.ts';
import { useFirstSteps, useFirstStepsState } from './use-first-steps.ts';

const useStyles = makeStyles({
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '4px 12px' },
  title: { margin: 0, fontSize: tokens.fontSizeBase500, lineHeight: tokens.lineHeightBase500, fontWeight: tokens.fontWeightSemibold },
  steps: { listStyleType: 'none', margin: '4px 0 0', padding: 0 },
  step: { display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: '4px 12px', minHeight: '52px', padding: '4px 0' },
  icon: { display: 'grid', flexShrink: 0, color: tokens.colorNeutralForeground3 },
  done: { color: look.colors.green.strong },
  next: { color: tokens.colorBrandForeground1 },
  waiting: { color: look.colors.orange.strong },
  // The button goes below long words on a phone, in line with them: past the icon and its gap.
  action: { '@media (max-width: 480px)': { flexBasis: '100%', paddingLeft: '36px', paddingBottom: '4px' } },
  words: { display: 'grid', flex: '1 1 180px', minWidth: 0, overflowWrap: 'anywhere' },
  quiet: { color: tokens.colorNeutralForeground2 },
  now: { fontWeight: tokens.fontWeightSemibold },
  state: { fontSize: tokens.fontSizeBase200, lineHeight: tokens.lineHeightBase200, color: tokens.colorNeutralForeground2 },
});

/** Leads a newly registered teacher from the account to the first page: one step after the other, the next one a press away. */
export function FirstStepsCard({ user }: HomeTileProps) {
  const styles = useStyles();
  const { steps, schoolName, className, classSchoolId } = useFirstSteps(user);
  const keep = useFirstStepsState();
  const isOver = steps !== null && areAllDone(steps);
  const end = useEffectEvent(() => keep('over'));
  // Whoever later leaves the school or archives the class is not led again.
  useEffect(() => {
    if (isOver) end();
  }, [isOver]);
  if (steps === null || isOver) return null;
  const hide = () => {
    keep('over');
    offerUndo({ title: texts.hidden, onUndo: () => keep('begun') });
  };
  const { school, schoolClass, page } = steps;
  return (
    <section aria-label={texts.title}>
      <Card>
        <div className={styles.head}>
          <h2 className={styles.title}>{texts.title}</h2>
          <Button appearance="subtle" onClick={hide}>
            {texts.hide}
          </Button>
        </div>
        <ol className={styles.steps}>
          <Step state="done" what={texts.account} />
          <Step
            state={school}
            what={fill(texts.school[wordsFor(school)], { school: schoolName })}
            to="/verwaltung/schule-verbinden?newUser=1"
            action={school === 'waiting' ? texts.school.look : texts.school.action}
          />
          <Step
            state={schoolClass}
            what={fill(texts.schoolClass[wordsFor(schoolClass)], { name: className })}
            {...(schoolClass === 'next' && { to: `/verwaltung?schule=${classSchoolId}&bereich=klassen&neu=klasse` })}
            action={texts.schoolClass.action}
          />
          <Step state={page} what={texts.page[page === 'done' ? 'done' : 'next']} to="/seiten?neu=1" action={texts.page.action} />
        </ol>
      </Card>
    </section>
  );
}

const wordsFor = (state: StepState): 'next' | 'waiting' | 'done' => (state === 'later' ? 'next' : state);

const icons: Readonly<Record<StepState, ReactNode>> = {
  done: <CheckmarkCircle24Filled />,
  next: <ArrowCircleRight24Filled />,
  waiting: <HourglassHalfRegular fontSize={24} />,
  later: <Circle24Regular />,
};

interface StepProps {
  readonly state: StepState;
  readonly what: string;
  readonly to?: string;
  readonly action?: string;
}

function Step({ state, what, to, action }: StepProps) {
  const styles = useStyles();
  const host = useHost();
  const isActive = state === 'next' || state === 'waiting';
  return (
    <li className={styles.step} {...(state === 'next' && { 'aria-current': 'step' as const })}>
      <span className={mergeClasses(styles.icon, state !== 'later' && styles[state])} aria-hidden>
        {icons[state]}
      </span>
      <span className={mergeClasses(styles.words, state === 'next' ? styles.now : styles.quiet)}>
        {what}
        <span className={styles.state}>{texts.states[state]}</span>
      </span>
      {isActive && to !== undefined && (
        <span className={styles.action}>
          <ButtonLink to={host.hrefFor(to)} appearance={state === 'next' ? 'primary' : 'secondary'}>
            {action}
          </ButtonLink>
        </span>
      )}
    </li>
  );
}
