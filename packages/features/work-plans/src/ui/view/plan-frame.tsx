import { makeStyles } from '@fluentui/react-components';
import { loadable } from '@pausenplatz/kernel-host';
import { ListState, Screen as Frame, Tabs } from '@pausenplatz/kernel-ui';
import { Suspense } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { Plan } from '../../contract/index.ts';
import { planTexts as texts } from '../../texts.ui.ts';
import { workPlansTitles } from '../../titles.ts';
import { type PlanMode, usePlanPath } from '../addresses.ts';
import { usePlan } from '../data.ts';
import { usePlanLive } from '../live.ts';
import { BackLink } from './back-link.tsx';
import { PlanContent } from './plan-content.tsx';

// Each mode loads for those who use it.
const EditPlan = loadable(async () => (await import('../edit/edit-plan.tsx')).EditPlan, 'workPlans.edit');
const CheckPlan = loadable(async () => (await import('../check/check-plan.tsx')).CheckPlan, 'workPlans.check');
const PlanPath = loadable(async () => (await import('../path/plan-path.tsx')).PlanPath, 'workPlans.path');

const useStyles = makeStyles({
  above: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4px 16px',
    '@media print': { display: 'none' },
  },
});

interface PlanFrameProps {
  readonly url: string;
  readonly mode: PlanMode;
  readonly isTeacher: boolean;
}

/** A plan in one of its modes, kept fresh while it is on the screen. */
export function PlanFrame({ url, mode, isTeacher }: PlanFrameProps) {
  const query = usePlan(url);
  const { data } = query;
  const styles = useStyles();
  const isTaskOpen = useSearchParams()[0].has('aufgabe');
  usePlanLive(data?.id ?? null, isTeacher ? (data?.assignments.map(({ id }) => id) ?? []) : []);
  return (
    <Frame
      title={data?.title ?? workPlansTitles.plan}
      // The bar above says the title; a class at a glance, and a task of a child, need the room.
      hideTitle={isTeacher ? mode !== 'view' : isTaskOpen}
      above={
        !isTeacher && isTaskOpen ? undefined : (
          <div className={styles.above}>
            <BackLink />
            {isTeacher && data && <Modes plan={data} mode={mode} />}
          </div>
        )
      }
      width={mode === 'check' ? 'wide' : 'normal'}
    >
      <ListState query={query}>
        {(plan) => <Suspense>{plan.own ? <PlanPath plan={plan} own={plan.own} /> : <TeacherPart plan={plan} mode={mode} />}</Suspense>}
      </ListState>
    </Frame>
  );
}

function TeacherPart({ plan, mode }: { readonly plan: Plan; readonly mode: PlanMode }) {
  const [query] = useSearchParams();
  const wanted = query.get('zuteilung');
  const assignment = plan.assignments.find(({ id }) => id === wanted) ?? plan.assignments[0];
  if (mode === 'edit' && plan.canEdit) return <EditPlan plan={plan} />;
  if (mode === 'check' && assignment) return <CheckPlan key={assignment.id} plan={plan} assignmentId={assignment.id} />;
  return <PlanContent plan={plan} />;
}

function Modes({ plan, mode }: { readonly plan: Plan; readonly mode: PlanMode }) {
  const planPath = usePlanPath();
  const navigate = useNavigate();
  const names = (['view', 'edit', 'check'] as const).filter(
    (name) => name === 'view' || (name === 'edit' ? plan.canEdit : plan.assignments.length > 0),
  );
  if (names.length < 2) return null;
  const chosen = names.find((name) => name === mode) ?? 'view';
  return (
    <Tabs
      tabs={names.map((name) => ({ name, label: texts.modes[name] }))}
      chosen={chosen}
      onChoose={(name) => void navigate(planPath(plan.url, { mode: name }), { replace: true })}
      label={texts.modeLabel}
    />
  );
}
