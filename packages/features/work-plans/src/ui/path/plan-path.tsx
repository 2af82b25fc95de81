import { makeStyles, mergeClasses, ProgressBar, tokens } from '@fluentui/react-components';
import { ArrowRight24Filled } from '@fluentui/react-icons/svg/arrow-right';
import { DocumentText24Regular } from '@fluentui/react-icons/svg/document-text';
import { Print24Regular } from '@fluentui/react-icons/svg/print';
import { fill } from '@pausenplatz/kernel-contract';
import { ButtonLink, EmptyState, look, ReadButton } from '@pausenplatz/kernel-ui';
import { useSearchParams } from 'react-router-dom';
import type { OwnPlan, Plan } from '../../contract/index.ts';
import { nextTask, progressOf, statesById, taskOf } from '../../rules/index.ts';
import { portfolioTexts, sheetTexts } from '../../texts.paper.ts';
import { pathTexts as texts, wordTexts } from '../../texts.ui.ts';
import { usePlanPath } from '../addresses.ts';
import { DueChip } from '../components/due-chip.tsx';
import { TaskIcon } from '../components/task-icon.tsx';
import { EvaluationPart } from './evaluation-part.tsx';
import { Stations } from './stations.tsx';
import { TaskView } from './task-view.tsx';

const useStyles = makeStyles({
  stack: { display: 'grid', gap: '20px', gridTemplateColumns: 'minmax(0, 1fr)' },
  card: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '16px',
    padding: '16px',
    borderRadius: '16px',
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: look.shadowCard,
  },
  words: { flexGrow: 1, flexBasis: '180px', minWidth: 0, display: 'grid', gap: '2px' },
  turn: { color: look.colors.violet.ink, fontWeight: tokens.fontWeightSemibold },
  title: { fontSize: '24px', lineHeight: '30px', fontWeight: tokens.fontWeightBold, overflowWrap: 'anywhere' },
  bar: { flexGrow: 1, flexBasis: '160px', height: '12px' },
  // On a phone the bar of the host lies at the foot.
  sticky: { position: 'sticky', bottom: '8px', zIndex: 2, '@media (max-width: 640px)': { position: 'static' } },
  more: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
  feedback: { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
});

interface PlanPathProps {
  readonly plan: Plan;
  readonly own: OwnPlan;
}

/** A child's way through a plan: what is done, what is next, and who waits for whom; or one of its tasks. */
export function PlanPath({ plan, own }: PlanPathProps) {
  const [query] = useSearchParams();
  const opened = taskOf(plan, query.get('aufgabe') ?? '');
  return opened ? <TaskView key={opened.id} plan={plan} own={own} task={opened} /> : <Path plan={plan} own={own} />;
}

function Path({ plan, own }: PlanPathProps) {
  const styles = useStyles();
  const planPath = usePlanPath();
  const states = statesById(own);
  const tasks = plan.sections.flatMap((section) => section.tasks);
  const progress = progressOf(
    tasks.map(({ id, mandatory, correctionMode }) => ({ mandatory, correctionMode, status: states.get(id)?.status ?? 'open' })),
    own.status === 'finished',
  );
  const words = fill(texts.through, { through: progress.through, mandatory: progress.mandatory });
  const isThrough = progress.through === progress.mandatory;
  if (tasks.length === 0) return <EmptyState scene="shelf" title={texts.empty} />;
  return (
    <div className={styles.stack}>
      <NextCard plan={plan} own={own} isThrough={isThrough} />
      {plan.sections
        .filter((section) => section.tasks.length > 0)
        .map((section) => (
          <Stations key={section.id} plan={plan} section={section} states={states} />
        ))}
      {own.feedbackTeacher !== '' && (
        <section className={styles.card}>
          <span className={styles.words}>
            <h2 className={styles.turn}>{texts.feedback}</h2>
            <p className={styles.feedback}>{own.feedbackTeacher}</p>
          </span>
          <ReadButton words={[own.feedbackTeacher]} label={fill(texts.read, { words: texts.feedback })} />
        </section>
      )}
      {plan.selfEvaluationMode.some(({ type }) => type === 'pupil') && <EvaluationPart plan={plan} own={own} />}
      <div className={mergeClasses(styles.card, styles.sticky)}>
        <strong>{words}</strong>
        <ProgressBar
          className={styles.bar}
          color="success"
          shape="rounded"
          value={progress.mandatory === 0 ? 1 : progress.through / progress.mandatory}
          aria-label={words}
        />
        {progress.withTeacher > 0 && <span>{fill(texts.withTeacher, { count: progress.withTeacher })}</span>}
        <DueChip dueOn={plan.assignments[0]?.dueOn ?? null} today={plan.today} isThrough={isThrough} />
      </div>
      <div className={styles.more}>
        <ButtonLink icon={<DocumentText24Regular />} to={planPath(plan.url, { mode: 'portfolio', assignmentId: own.assignmentId })}>
          {portfolioTexts.own}
        </ButtonLink>
        <ButtonLink icon={<Print24Regular />} to={planPath(plan.url, { mode: 'sheets' })}>
          {sheetTexts.one}
        </ButtonLink>
      </div>
    </div>
  );
}

/** What to do now, with one button; or that nothing is. */
function NextCard({ plan, own, isThrough }: PlanPathProps & { readonly isThrough: boolean }) {
  const planPath = usePlanPath();
  const styles = useStyles();
  const states = statesById(own);
  const next = nextTask(plan, states);
  if (!next) {
    const [title, body] = isThrough ? [texts.allDone, texts.allDoneBody] : [texts.waiting, texts.waitingBody];
    return <EmptyState scene={isThrough ? 'summer' : 'emptyNest'} title={title} body={body} />;
  }
  const status = states.get(next.id)?.status ?? 'open';
  const [teacher] = own.teachers;
  const name = teacher ? `${teacher.firstName} ${teacher.lastName}` : texts.teacher;
  const turn = fill(status === 'answer' || status === 'redo' || status === 'inProgress' ? texts.turn[status] : texts.turn.open, { name });
  const title = next.title || wordTexts.untitled;
  return (
    <section className={styles.card}>
      <TaskIcon icon={next.icon} size="large" />
      <span className={styles.words}>
        <span className={styles.turn}>{turn}</span>
        <h2 className={styles.title}>{title}</h2>
      </span>
      <ReadButton words={[turn, title, next.text]} label={fill(texts.read, { words: title })} />
      <ButtonLink appearance="primary" size="large" icon={<ArrowRight24Filled />} to={planPath(plan.url, { taskId: next.id })}>
        {texts.go}
      </ButtonLink>
    </section>
  );
}
