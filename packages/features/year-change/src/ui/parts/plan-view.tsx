import { Button } from '@fluentui/react-components';
import { ArrowLeft24Regular } from '@fluentui/react-icons/svg/arrow-left';
import { markStale, useCall, useHubMessage, useHubResync, useOperation } from '@pausenplatz/kernel-browser';
import { counted, fill } from '@pausenplatz/kernel-contract';
import { longDay } from '@pausenplatz/kernel-format';
import { Card, ConfirmDialog, ListState, notify, notifyRefusal, OperationProgress } from '@pausenplatz/kernel-ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import {
  deleteYearPlan,
  getYearPlan,
  listYearPlans,
  yearLimits,
  type ReviewedYearStep,
  runYearPlan,
  undoYearPlan,
  undoYearStep,
  type YearPlan,
  yearStepChanged,
} from '../../contract/index.ts';
import { schoolYearName } from '@pausenplatz/schools/rules';
import { ofNextRun } from '../../rules/index.ts';
import { yearTexts as texts } from '../../texts.ts';
import { classViews, useChange, useListStyles } from '@pausenplatz/office/ui';
import { ChecksCard } from './checks-card.tsx';
import { EditStepDialog } from './edit-step-dialog.tsx';
import { NotReady } from './not-ready.tsx';
import { StepRow } from './step-row.tsx';

/** One plan: every class with what becomes of it, the run with its progress, the way back for each class. */
export function PlanView({ planId, onBack }: { readonly planId: string; readonly onBack: () => void }) {
  const styles = useListStyles();
  const client = useQueryClient();
  const query = useCall(getYearPlan, { id: planId });
  const stale = () => void Promise.all([getYearPlan, listYearPlans, ...classViews].map((call) => markStale(client, call)));
  useHubMessage(yearStepChanged, (changed) => changed.planId === planId && stale());
  useHubResync(stale);
  const operation = useOperation(query.data?.state === 'running' ? query.data.operationId : null);
  const hasEnded = operation?.state === 'finished' || operation?.state === 'failed';
  useEffect(() => {
    if (hasEnded) void markStale(client, getYearPlan);
  }, [client, hasEnded]);
  return (
    <div className={styles.stack}>
      <div>
        <Button appearance="subtle" icon={<ArrowLeft24Regular />} onClick={onBack}>
          {texts.back}
        </Button>
      </div>
      <ListState query={query}>
        {(plan) => (
          <>
            {plan.state === 'running' && (
              <Card>
                <OperationProgress label={texts.running} operation={operation} />
              </Card>
            )}
            <Filled plan={plan} onGone={onBack} />
          </>
        )}
      </ListState>
    </div>
  );
}

function Filled({ plan, onGone }: { readonly plan: YearPlan; readonly onGone: () => void }) {
  const styles = useListStyles();
  const [editing, setEditing] = useState<ReviewedYearStep | null>(null);
  const [asking, setAsking] = useState<'run' | 'remove' | 'undo' | null>(null);
  const run = useChange(runYearPlan, [getYearPlan, listYearPlans]);
  const undo = useChange(undoYearStep, [getYearPlan, listYearPlans, ...classViews]);
  const remove = useChange(deleteYearPlan, [listYearPlans]);
  const undoAll = useChange(undoYearPlan, [getYearPlan, listYearPlans, ...classViews]);
  const undoable = plan.steps.filter(({ undoUntil }) => undoUntil !== null).length;
  const acting = ofNextRun(plan.steps).filter(({ step }) => step.action !== 'none').length;
  const client = useQueryClient();
  // Who writes and what day it is may have changed since this was read.
  const ask = () => {
    void markStale(client, getYearPlan);
    setAsking('run');
  };
  const takeBack = (shown: ReviewedYearStep) => {
    undo({ planId: plan.id, classId: shown.step.classId }).then(
      () => notify({ type: 'success', title: fill(texts.undone, { name: shown.className }) }),
      notifyRefusal,
    );
  };
  return (
    <>
      <div className={styles.head}>
        <h2 className={styles.title}>
          {fill(texts.plan, { year: schoolYearName(plan.schoolYear) })} · {plan.schoolName}
        </h2>
        <div className={styles.actions}>
          {plan.state === 'draft' && (
            <Button appearance="subtle" onClick={() => setAsking('remove')}>
              {texts.remove}
            </Button>
          )}
          {plan.state !== 'running' && undoable > 1 && <Button onClick={() => setAsking('undo')}>{texts.undoAll}</Button>}
          {plan.state !== 'running' && acting > 0 && (
            <Button appearance="primary" disabledFocusable={!plan.mayRun} onClick={() => plan.mayRun && ask()}>
              {texts.run}
            </Button>
          )}
        </div>
      </div>
      {plan.state !== 'running' && acting > 0 && !plan.mayRun && <NotReady plan={plan} />}
      {plan.state !== 'running' && acting > 0 && <ChecksCard plan={plan} />}
      {plan.newClassNames.length > 0 && <p>{fill(texts.newClasses, { names: plan.newClassNames.join(', ') })}</p>}
      <Card>
        <ul className={styles.list}>
          {plan.steps.map((shown) => (
            <StepRow
              key={shown.step.classId}
              shown={shown}
              teachers={plan.teachers}
              mayEdit={plan.state !== 'running'}
              onEdit={() => setEditing(shown)}
              onUndo={() => takeBack(shown)}
            />
          ))}
        </ul>
      </Card>
      {editing && <EditStepDialog plan={plan} shown={editing} onClose={() => setEditing(null)} />}
      {asking === 'run' && (
        <ConfirmDialog
          title={texts.runTitle}
          confirmLabel={texts.run}
          onClose={() => setAsking(null)}
          onConfirm={() => void run({ planId: plan.id }).catch(notifyRefusal)}
        >
          <p>{counted(texts.runBody, acting, { days: yearLimits.undoDays })}</p>
          {plan.timing === 'early' && <p>{fill(texts.earlyBody, { day: longDay(plan.day) })}</p>}
        </ConfirmDialog>
      )}
      {asking === 'undo' && (
        <ConfirmDialog
          title={texts.undoAllTitle}
          confirmLabel={texts.undoAll}
          onClose={() => setAsking(null)}
          onConfirm={() =>
            void undoAll({ planId: plan.id }).then(({ undone, left }) => {
              if (undone > 0) notify({ type: 'success', title: counted(texts.undoneAll, undone) });
              if (left.length > 0) notify({ type: 'warning', title: fill(texts.undoLeft, { names: left.join(', ') }) });
            }, notifyRefusal)
          }
        >
          {counted(texts.undoAllBody, undoable)}
        </ConfirmDialog>
      )}
      {asking === 'remove' && (
        <ConfirmDialog
          title={texts.removeTitle}
          confirmLabel={texts.remove}
          onClose={() => setAsking(null)}
          onConfirm={() => void remove({ id: plan.id }).then(onGone, notifyRefusal)}
        >
          {texts.removeBody}
        </ConfirmDialog>
      )}
    </>
  );
}
