import { Button, makeStyles, mergeClasses, Select, tokens } from '@fluentui/react-components';
import { useCall } from '@pausenplatz/kernel-browser';
import { Chip, EmptyState, ListState, look, Tabs } from '@pausenplatz/kernel-ui';
import { type KeyboardEvent, lazy, Suspense, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { type CheckedPupil, checkPlan, type Plan } from '../../contract/index.ts';
import { type Cell, stepWaiting, waitingCells } from '../../rules/index.ts';
import { checkTexts as texts } from '../../texts.ui.ts';
import { usePlanPath } from '../addresses.ts';
import { Legend } from './legend.tsx';
import { Matrix } from './matrix.tsx';
import { PupilPanel } from './pupil-panel.tsx';
import { Queue } from './queue.tsx';
import { TaskPanel } from './task-panel.tsx';

// What makes tables for Excel is not needed for checking.
const StatesCsv = lazy(async () => ({ default: (await import('./states-csv.tsx')).StatesCsv }));

const useStyles = makeStyles({
  columns: {
    display: 'grid',
    gap: '16px',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    '@media (min-width: 1100px)': { gridTemplateColumns: 'minmax(0, 1fr) 400px' },
  },
  stack: { display: 'grid', gap: '12px', gridTemplateColumns: 'minmax(0, 1fr)' },
  side: {
    display: 'grid',
    gap: '12px',
    gridTemplateColumns: 'minmax(0, 1fr)',
    // On a phone what waits comes before the whole class.
    '@media (max-width: 1099px)': { order: -1 },
  },
  filters: { flexWrap: 'wrap', minWidth: 0, maxWidth: '100%', overflowX: 'auto' },
  row: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px' },
  hint: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200, '@media (pointer: coarse)': { display: 'none' } },
  pick: {
    padding: '20px',
    borderRadius: look.radiusCard,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground2,
  },
});

type Filter = keyof typeof texts.filters;
/** What is open beside the matrix: one cell, or everything of a pupil. */
type Opened = Cell | { readonly pupilId: string; readonly taskId: null };

interface CheckPlanProps {
  readonly plan: Plan;
  readonly assignmentId: string;
}

/** Check mode: the class at a glance, and beside it what is open. N and P go through what waits. */
export function CheckPlan({ plan, assignmentId }: CheckPlanProps) {
  const query = useCall(checkPlan, { url: plan.url, assignmentId }, { placeholderData: (before) => before });
  return (
    <ListState query={query} skeleton="rows">
      {({ plan: checked, pupils, mandatory }) => (
        <Checked plan={checked} pupils={pupils} mandatory={mandatory} assignmentId={assignmentId} />
      )}
    </ListState>
  );
}

interface CheckedProps extends CheckPlanProps {
  readonly pupils: readonly CheckedPupil[];
  readonly mandatory: number;
}

function Checked({ plan, assignmentId, pupils, mandatory }: CheckedProps) {
  const planPath = usePlanPath();
  const styles = useStyles();
  const [query, setQuery] = useSearchParams();
  const navigate = useNavigate();
  const [filter, setFilter] = useState<Filter>('all');
  const tasks = plan.sections.flatMap((section) => section.tasks);
  const waiting = waitingCells(pupils, tasks);
  const [pupilId, taskId] = [query.get('kind'), query.get('aufgabe')];
  const opened: Opened | null = pupilId === null ? null : { pupilId, taskId };
  const open = (next: Opened | null) =>
    setQuery(
      (now) => {
        const changed = new URLSearchParams(now);
        for (const [name, value] of [
          ['kind', next?.pupilId],
          ['aufgabe', next?.taskId],
        ] as const)
          if (value === null || value === undefined) changed.delete(name);
          else changed.set(name, value);
        return changed;
      },
      { replace: true, preventScrollReset: true },
    );
  const cell = opened && opened.taskId !== null ? opened : null;
  const step = (by: -1 | 1) => {
    const next = stepWaiting(waiting, cell, by);
    if (next) open(next);
  };
  const keys = (event: KeyboardEvent) => {
    if (event.target instanceof HTMLElement && event.target.matches('input, textarea, select')) return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const key = event.key.toLowerCase();
    if (key === 'n') step(1);
    else if (key === 'p') step(-1);
    else if (key === 'escape') open(null);
    else return;
    event.preventDefault();
  };
  const waits = new Set(waiting.map((one) => one.pupilId));
  const shown = pupils.filter(({ id, status }) => (filter === 'waiting' ? waits.has(id) : filter !== 'idle' || status === 'open'));
  const pupil = pupils.find(({ id }) => id === opened?.pupilId);
  const task = tasks.find(({ id }) => id === cell?.taskId);
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the table and the panel inside, which bubble
    <div className={styles.columns} onKeyDown={keys}>
      <div className={styles.stack}>
        <div className={styles.row}>
          {plan.assignments.length > 1 && (
            <Select
              aria-label={texts.schoolClass}
              value={assignmentId}
              onChange={(_event, { value }) => void navigate(planPath(plan.url, { mode: 'check', assignmentId: value }), { replace: true })}
            >
              {plan.assignments.map(({ id, schoolClass }) => (
                <option key={id} value={id}>
                  {schoolClass.name}
                </option>
              ))}
            </Select>
          )}
          <Tabs
            tabs={(['all', 'waiting', 'idle'] as const).map((name) => ({
              name,
              label: name === 'waiting' ? `${texts.filters[name]} (${waiting.length})` : texts.filters[name],
            }))}
            chosen={filter}
            onChoose={setFilter}
            label={texts.filterLabel}
            className={styles.filters}
          />
        </div>
        {shown.length === 0 ? (
          <EmptyState scene="summer" title={filter === 'waiting' ? texts.allSeen : texts.nobody} body={texts.nobodyBody} />
        ) : (
          <Matrix plan={plan} pupils={shown} opened={opened} onOpen={open} />
        )}
        <Legend />
        <div className={styles.row}>
          <Suspense>
            <StatesCsv
              plan={plan}
              className={plan.assignments.find(({ id }) => id === assignmentId)?.schoolClass.name ?? ''}
              pupils={shown}
            />
          </Suspense>
        </div>
        <p className={styles.hint}>{texts.keys}</p>
      </div>
      <div className={styles.side}>
        <Queue open={cell} assignmentId={assignmentId} />
        {waiting.length > 0 && (
          <div className={mergeClasses(styles.row)}>
            <Button size="small" onClick={() => step(-1)}>
              {texts.previous}
            </Button>
            <Button size="small" onClick={() => step(1)}>
              {texts.next}
            </Button>
            <Chip color="yellow">{waiting.length}</Chip>
          </div>
        )}
        {pupil && task && (
          <TaskPanel
            key={`${pupil.id} ${task.id}`}
            plan={plan}
            assignmentId={assignmentId}
            pupil={pupil}
            pupils={pupils}
            task={task}
            onClose={() => open(null)}
            onNext={() => step(1)}
          />
        )}
        {pupil && !task && (
          <PupilPanel
            key={pupil.id}
            plan={plan}
            assignmentId={assignmentId}
            pupil={pupil}
            mandatory={mandatory}
            onClose={() => open(null)}
          />
        )}
        {!pupil && <p className={styles.pick}>{waiting.length === 0 ? texts.allSeen : texts.pick}</p>}
      </div>
    </div>
  );
}
