import { Button } from '@fluentui/react-components';
import { ArrowImport24Regular } from '@fluentui/react-icons/svg/arrow-import';
import { Add24Regular } from '@fluentui/react-icons/svg/add';
import { EmptyState, ListState, Screen as Frame, Tabs } from '@pausenplatz/kernel-ui';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { createPlan, planTabs, type PlanTab } from '../../contract/index.ts';
import { takeOverTexts } from '../../texts.take-over.ts';
import { listTexts as texts } from '../../texts.ui.ts';
import { usePlanPath } from '../addresses.ts';
import { useChange, usePlanList, useWaiting } from '../data.ts';
import { usePlanLive } from '../live.ts';
import { useListStyles } from './list-styles.ts';
import { PlanCard } from './plan-card.tsx';
import { QueueBar } from './queue-bar.tsx';
import { TemplateList } from './template-list.tsx';

// Loads for those who bring a list.
const TakeOverDialog = lazy(async () => ({ default: (await import('../take-over/take-over-dialog.tsx')).TakeOverDialog }));

/** The plans of a teacher: in use, in the archive, and templates, own ones and those of others. */
export function TeacherList({ title }: { readonly title: string }) {
  const planPath = usePlanPath();
  const styles = useListStyles();
  const [tab, setTab] = useState<PlanTab>('my');
  const query = usePlanList(tab);
  const waiting = useWaiting(true);
  const change = useChange();
  const navigate = useNavigate();
  const plans = query.data?.plans ?? [];
  usePlanLive(
    null,
    plans.flatMap(({ assignments }) => assignments.map(({ id }) => id)),
  );
  const create = async () => {
    const made = await change(createPlan, {});
    if (made) void navigate(planPath(made.url, { mode: 'edit' }));
  };
  const [isTakingOver, setTakingOver] = useState(false);
  const buttons = (
    <>
      <Button icon={<ArrowImport24Regular />} onClick={() => setTakingOver(true)}>
        {takeOverTexts.newPlan}
      </Button>
      <Button appearance="primary" icon={<Add24Regular />} onClick={() => void create()}>
        {texts.create}
      </Button>
    </>
  );
  return (
    <Frame title={title} actions={buttons}>
      {waiting.data && waiting.data.waiting.length > 0 && <QueueBar queue={waiting.data} />}
      <Tabs tabs={planTabs.map((name) => ({ name, label: texts.tabs[name] }))} chosen={tab} onChoose={setTab} label={texts.tabLabel} />
      <ListState
        key={tab}
        query={query}
        skeleton="tiles"
        isEmpty={(shown) => shown.plans.length === 0}
        empty={<EmptyState scene="shelf" title={texts.empty[tab]} body={texts.emptyBody[tab]} />}
      >
        {(shown) => (
          <ul className={styles.list} aria-label={texts.tabs[tab]}>
            {shown.plans.map((plan) => (
              <li key={plan.id}>
                <PlanCard plan={plan} today={shown.today} isPast={tab === 'archive'} />
              </li>
            ))}
          </ul>
        )}
      </ListState>
      {tab === 'template' && <TemplateList />}
      {isTakingOver && (
        <Suspense>
          <TakeOverDialog onClose={() => setTakingOver(false)} onDone={(url) => void navigate(planPath(url, { mode: 'edit' }))} />
        </Suspense>
      )}
    </Frame>
  );
}
