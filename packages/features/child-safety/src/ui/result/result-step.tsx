import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { Alert24Filled } from '@fluentui/react-icons/svg/alert';
import { fill } from '@pausenplatz/kernel-contract';
import { longDay } from '@pausenplatz/kernel-format';
import { look } from '@pausenplatz/kernel-ui/theme';
import type { Contact } from '../../contract/index.ts';
import { levelOf } from '../../rules/index.ts';
import { assessmentTexts } from '../../texts.assessment.ts';
import { type Answers, writtenOf } from '../answers.ts';
import { useStrongLevels } from './level-styles.ts';
import { Matrix } from './matrix.tsx';
import { CallButton, StepsList } from './steps-list.tsx';

const useStyles = makeStyles({
  result: { display: 'grid', gap: '24px', gridTemplateColumns: 'minmax(0, 1fr)' },
  top: {
    display: 'grid',
    gap: '24px 32px',
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
    alignItems: 'start',
    '@media (max-width: 820px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  badge: {
    justifySelf: 'start',
    width: 'fit-content',
    padding: '10px 24px',
    borderRadius: look.radiusCard,
    fontSize: tokens.fontSizeBase600,
    lineHeight: tokens.lineHeightBase600,
    fontWeight: tokens.fontWeightBold,
  },
  answer: { display: 'grid', gap: '12px' },
  meaning: { fontSize: tokens.fontSizeHero700, lineHeight: tokens.lineHeightHero700, fontWeight: tokens.fontWeightBold, hyphens: 'auto' },
  body: { fontSize: tokens.fontSizeBase400, lineHeight: tokens.lineHeightBase400, color: tokens.colorNeutralForeground2 },
  emergency: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '12px 16px',
    padding: '16px 20px',
    borderRadius: look.radiusCard,
    border: `3px solid ${look.colors.red.strong}`,
    breakInside: 'avoid',
    '@media (max-width: 640px)': { gridTemplateColumns: 'auto minmax(0, 1fr)' },
  },
  call: { '@media (max-width: 640px)': { gridColumn: '2' } },
  strong: { fontSize: tokens.fontSizeBase400, lineHeight: tokens.lineHeightBase400, fontWeight: tokens.fontWeightBold },
  seen: { display: 'grid', gap: '8px' },
  rows: { listStyleType: 'none', margin: 0, padding: 0 },
  row: {
    display: 'grid',
    gridTemplateColumns: '180px minmax(0, 1fr) auto',
    gap: '4px 16px',
    padding: '10px 0',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    breakInside: 'avoid',
    '@media (max-width: 640px)': { gridTemplateColumns: 'minmax(0, 1fr) auto' },
  },
  words: { overflowWrap: 'anywhere', whiteSpace: 'pre-line', '@media (max-width: 640px)': { gridColumn: '1 / -1', gridRow: '2' } },
  kind: { color: tokens.colorNeutralForeground2 },
});

const texts = assessmentTexts;

interface ResultStepProps {
  readonly answers: Answers;
  readonly contacts: readonly Contact[];
  readonly isOfSchool: boolean;
}

/** What is to be done now, whom to call, and what was written down; it prints as it stands. */
export function ResultStep({ answers, contacts, isOfSchool }: ResultStepProps) {
  const styles = useStyles();
  const strong = useStrongLevels();
  const { risk, certainty, isAcute } = answers;
  const judged = isAcute !== true && risk !== null && certainty !== null ? { risk, certainty } : null;
  const level = judged ? levelOf(judged.risk, judged.certainty) : 'red';
  return (
    <section className={styles.result}>
      <div className={styles.top}>
        <div className={styles.answer}>
          <p className={mergeClasses(styles.badge, strong[level])}>{texts.levels[level].name}</p>
          <h2 className={styles.meaning}>{texts.levels[level].meaning}</h2>
          <p className={styles.body}>{texts.levels[level].body}</p>
        </div>
        {judged && <Matrix {...judged} />}
      </div>
      <Emergency />
      <StepsList level={level} contacts={contacts} isOfSchool={isOfSchool} />
      <Written answers={answers} />
    </section>
  );
}

/** Always there, whatever the answers were. */
function Emergency() {
  const styles = useStyles();
  const { heading, body } = texts.emergency;
  return (
    <div className={styles.emergency} role="note">
      <Alert24Filled aria-hidden />
      <div>
        <p className={styles.strong}>{heading}</p>
        <p>{body}</p>
      </div>
      <div className={styles.call}>
        <CallButton name={texts.emergency.call} phone="117" />
      </div>
    </div>
  );
}

function Written({ answers }: { readonly answers: Answers }) {
  const styles = useStyles();
  const written = writtenOf(answers);
  if (written.length === 0) return null;
  return (
    <div className={styles.seen}>
      <h3 className={styles.strong}>{texts.seen.heading}</h3>
      {answers.sign !== '' && <p className={styles.kind}>{fill(texts.seen.of, { sign: answers.sign })}</p>}
      <ul className={styles.rows}>
        {written.map(({ id, date, kind, words }) => (
          <li key={id} className={styles.row}>
            <span>{date === '' ? '' : longDay(date)}</span>
            <span className={styles.words}>{words}</span>
            <span className={styles.kind}>{texts.journal.kinds[kind]}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
