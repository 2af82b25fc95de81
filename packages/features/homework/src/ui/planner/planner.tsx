import { Button, makeStyles } from '@fluentui/react-components';
import { Search24Regular } from '@fluentui/react-icons/svg/search';
import { loadable, type SignedInUser } from '@pausenplatz/kernel-host';
import { ListState, Screen } from '@pausenplatz/kernel-ui';
import { ClassPicker } from '@pausenplatz/schools/ui';
import { lazy, Suspense, useState } from 'react';
import type { Plan } from '../../contract/index.ts';
import { taskIn, weekTitle } from '../../rules/index.ts';
import { plannerTexts } from '../../texts.ui.ts';
import { homeworkTitles } from '../../titles.ts';
import { usePlan, usePlanChanges } from '../data.ts';
import { useDisplay } from '../display.ts';
import { usePlanLive } from '../live.ts';
import type { OwnClass } from '../use-own-class.ts';
import { Board } from './board.tsx';
import { PlanViewProvider } from './plan-context.ts';
import { PlannerMenu, type Tool } from './planner-menu.tsx';
import { Toolbar } from './toolbar.tsx';
import { usePlannerAddress } from './use-planner-address.ts';
import { useCopyWeek } from './use-copy-week.ts';
import { usePrintPage } from './use-print-page.ts';

// The week is there before anybody opens something of it.
const TaskDialog = lazy(async () => ({ default: (await import('../dialog/task-dialog.tsx')).TaskDialog }));
const Tools = loadable(async () => (await import('../tools/tools.tsx')).Tools, 'homework.tools');
const SendToClass = loadable(async () => (await import('./send-to-class.tsx')).SendToClass, 'homework.sendToClass');

const useStyles = makeStyles({
  stack: { display: 'grid', gap: '16px', gridTemplateColumns: 'minmax(0, 1fr)' },
  hidden: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)', whiteSpace: 'nowrap' },
});

interface PlannerProps {
  readonly user: SignedInUser;
  readonly own: OwnClass;
  readonly classId: string;
}

/** The planner of one class: title, time, board, and the dialogs that belong to it. */
export function Planner({ user, own, classId }: PlannerProps) {
  const styles = useStyles();
  const address = usePlannerAddress(classId);
  const query = usePlan(address.plan);
  const changes = usePlanChanges(address.plan);
  const { displayFor, setSwitch } = useDisplay();
  const [openId, setOpenId] = useState<string | null>(null);
  const [sentId, setSentId] = useState<string | null>(null);
  const [tool, setTool] = useState<Tool | null>(null);
  const [said, setSaid] = useState('');
  const plan = query.data;
  usePlanLive(address.plan.schoolClass, plan?.canTeach ?? false);
  const copyWeek = useCopyWeek(address.plan);
  usePrintPage();
  const found = plan && openId !== null ? taskIn(plan, openId) : undefined;
  const [known, setKnown] = useState(found);
  if (found && found !== known) setKnown(found);
  // A dialog closes before it goes, also when somebody else has taken its task away.
  const opened = found ?? (known?.id === openId ? known : undefined);
  const sent = plan && sentId !== null ? taskIn(plan, sentId) : undefined;
  const view = (shown: Plan) => ({
    plan: shown,
    display: displayFor(shown),
    changes,
    userId: user.id,
    openTask: ({ id }: { readonly id: string }) => setOpenId(id),
    otherClasses: user.schoolClasses.filter(({ id }) => id !== shown.schoolClass.id),
    chooseClass: ({ id }: { readonly id: string }) => setSentId(id),
    say: setSaid,
  });
  const title = plan ? weekTitle(plan.title, address.day) : homeworkTitles.planner;
  return (
    <div data-planner>
      <Screen
        width="wide"
        title={plan && user.schoolClasses.length > 1 ? `${title} · ${plan.schoolClass.name}` : title}
        browserTitle={homeworkTitles.planner}
        actions={
          <>
            {own.needsPicker && <ClassPicker hidesLabel classes={user.schoolClasses} value={classId} onChange={own.choose} />}
            <Button icon={<Search24Regular />} aria-label={plannerTexts.menu.search} onClick={() => setTool('search')} />
            {plan && (
              <PlannerMenu
                canTeach={plan.canTeach}
                display={displayFor(plan)}
                setSwitch={setSwitch}
                onOpen={setTool}
                onCopyWeek={plan.canTeach && address.view === 'week' ? copyWeek : null}
              />
            )}
          </>
        }
      >
        <ListState query={query} skeleton="tiles">
          {(shown) => (
            <PlanViewProvider value={view(shown)}>
              <div className={styles.stack}>
                <Toolbar address={address} plan={shown} />
                <Board address={address} />
              </div>
              <Suspense fallback={null}>
                {sent && <SendToClass task={sent} onDone={() => setSentId(null)} />}
                {opened && (
                  <TaskDialog key={opened.id} task={opened} isGone={!found} onClose={() => setOpenId(null)} classes={user.schoolClasses} />
                )}
                {tool && <Tools tool={tool} onClose={() => setTool(null)} goTo={(day) => address.go({ day, view: 'week' })} />}
              </Suspense>
            </PlanViewProvider>
          )}
        </ListState>
        <output className={styles.hidden}>{said}</output>
      </Screen>
    </div>
  );
}
