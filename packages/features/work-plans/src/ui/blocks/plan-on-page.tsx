import { makeStyles, tokens } from '@fluentui/react-components';
import { RefusedError } from '@pausenplatz/kernel-browser';
import { type Membership, useHost } from '@pausenplatz/kernel-host';
import { ButtonLink, Card } from '@pausenplatz/kernel-ui';
import type { Plan } from '../../contract/index.ts';
import { planBlockTexts } from '../../texts.block.ts';
import { planOnPageTexts as texts } from '../../texts.page.ts';
import { DueChip } from '../components/due-chip.tsx';
import { usePlan } from '../data.ts';
import { usePlanLive } from '../live.ts';
import { planAddress } from '../plan-address.ts';
import { ClassesOfPlan } from './classes-of-plan.tsx';
import { ClosedPlan } from './closed-plan.tsx';
import { OwnTasks, PlainTasks } from './tasks-on-page.tsx';

const useStyles = makeStyles({
  card: { display: 'grid', gap: '12px', gridTemplateColumns: 'minmax(0, 1fr)' },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px' },
  title: {
    margin: 0,
    flex: '1 1 200px',
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: tokens.fontWeightBold,
    overflowWrap: 'anywhere',
  },
});

export type ShownTasks = 'all' | 'open';

interface PlanOnPageProps {
  readonly url: string;
  readonly show: ShownTasks;
  readonly asMember?: Membership;
}

/** A plan as its reader has it: own states for a child, figures for its teachers, and the tasks alone for who looks at a page as a child. */
export function PlanOnPage({ url, show, asMember }: PlanOnPageProps) {
  const { data, error } = usePlan(url);
  usePlanLive(data?.id ?? null, data && !data.own ? data.assignments.map(({ id }) => id) : []);
  const isRefused = error instanceof RefusedError && error.status < 500;
  const isForThem = !asMember || data?.assignments.some(({ schoolClass }) => asMember.classIds.includes(schoolClass.id)) === true;
  if (isRefused || (data && !isForThem)) return <ClosedPlan url={url} mayHaveIt={false} />;
  if (!data) return error ? <p>{planBlockTexts.failed}</p> : null;
  return <Shown plan={data} show={show} isMember={asMember !== undefined} />;
}

function Shown({ plan, show, isMember }: { readonly plan: Plan; readonly show: ShownTasks; readonly isMember: boolean }) {
  const styles = useStyles();
  const host = useHost();
  const isOfPupil = isMember || plan.own !== null;
  return (
    <Card as="section" className={styles.card}>
      <div className={styles.head}>
        <h2 className={styles.title}>{plan.title}</h2>
        {isOfPupil && <DueChip dueOn={plan.assignments[0]?.dueOn ?? null} today={plan.today} isThrough={plan.own?.status === 'finished'} />}
        <ButtonLink to={host.hrefFor(planAddress(plan.url))}>{texts.open}</ButtonLink>
      </div>
      {plan.isArchived && <p>{texts.archived}</p>}
      {plan.own && <OwnTasks plan={plan} own={plan.own} show={show} />}
      {!plan.own && isMember && <PlainTasks plan={plan} />}
      {!isOfPupil && <ClassesOfPlan plan={plan} />}
    </Card>
  );
}
