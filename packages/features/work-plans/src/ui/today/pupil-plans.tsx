import { makeStyles, ProgressBar, tokens } from '@fluentui/react-components';
import { ArrowRight24Filled } from '@fluentui/react-icons/svg/arrow-right';
import { fill } from '@pausenplatz/kernel-contract';
import { useHost } from '@pausenplatz/kernel-host';
import { ButtonLink, look, ReadButton } from '@pausenplatz/kernel-ui';
import { Link } from 'react-router-dom';
import type { OpenPlan } from '../../contract/today.ts';
import { planTileTexts as texts } from '../../texts.home.ts';
import { DueChip } from '../components/due-chip.tsx';
import { TaskIcon } from '../components/task-icon.tsx';
import { planAddress } from '../plan-address.ts';
import { usePlansToday } from './use-plans-today.ts';

const useStyles = makeStyles({
  list: {
    display: 'grid',
    gap: '14px',
    gridTemplateColumns: 'minmax(0, 1fr)',
    maxWidth: '860px',
    listStyleType: 'none',
    margin: 0,
    padding: 0,
  },
  heading: { margin: 0, fontSize: tokens.fontSizeBase500, fontWeight: tokens.fontWeightBold },
  stack: { display: 'grid', gap: '14px', gridTemplateColumns: 'minmax(0, 1fr)' },
  card: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '12px 16px',
    padding: '16px',
    borderRadius: '16px',
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: look.shadowCard,
  },
  words: { display: 'grid', gap: '2px', flex: '1 1 180px', minWidth: 0 },
  plan: { color: tokens.colorNeutralForeground2, overflowWrap: 'anywhere' },
  turn: { color: look.colors.violet.ink, fontWeight: tokens.fontWeightSemibold },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: tokens.fontWeightBold,
    overflowWrap: 'anywhere',
  },
  foot: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px', flexBasis: '100%' },
  bar: { flex: '1 1 120px', height: '12px' },
});

/** The plans that a child is at: in each what is next, or that the teacher is on. */
export function PupilPlans() {
  const styles = useStyles();
  const data = usePlansToday();
  if (!data || data.plans.length === 0) return null;
  return (
    <section className={styles.stack}>
      <h2 className={styles.heading}>{texts.heading}</h2>
      <ul className={styles.list}>
        {data.plans.map((plan) => (
          <PlanLine key={plan.id} plan={plan} today={data.today} />
        ))}
      </ul>
    </section>
  );
}

function PlanLine({ plan, today }: { readonly plan: OpenPlan; readonly today: string }) {
  const styles = useStyles();
  const host = useHost();
  const { next, url, mandatory, through, withTeacher } = plan;
  const turn = next === null ? texts.teacherOn : texts.turn[next.status === 'answer' || next.status === 'redo' ? next.status : 'other'];
  const title = next === null ? plan.title : next.title || fill(texts.nr, { nr: next.nr });
  const words = fill(texts.progress, { through, mandatory });
  const address = host.hrefFor(planAddress(url, next === null ? {} : { taskId: next.taskId }));
  return (
    <li className={styles.card}>
      <TaskIcon icon={next?.icon ?? null} size="medium" />
      <span className={styles.words}>
        {next !== null && (
          <Link className={styles.plan} to={host.hrefFor(planAddress(url))}>
            {plan.title}
          </Link>
        )}
        <span className={styles.turn}>{turn}</span>
        <h3 className={styles.title}>{title}</h3>
      </span>
      <ReadButton words={[turn, title]} label={fill(texts.read, { title })} />
      <ButtonLink
        appearance={next === null ? 'secondary' : 'primary'}
        size="large"
        icon={<ArrowRight24Filled />}
        to={address}
        aria-label={fill(next === null ? texts.openPlan : texts.openTask, { title })}
      >
        {next === null ? texts.look : texts.go}
      </ButtonLink>
      <span className={styles.foot}>
        <span>{words}</span>
        {withTeacher > 0 && <span>{fill(texts.withTeacher, { count: withTeacher })}</span>}
        <DueChip dueOn={plan.dueOn} today={today} />
        <ProgressBar
          className={styles.bar}
          color="success"
          shape="rounded"
          value={mandatory === 0 ? 1 : through / mandatory}
          aria-label={fill(texts.progressOf, { title: plan.title, words })}
        />
      </span>
    </li>
  );
}
