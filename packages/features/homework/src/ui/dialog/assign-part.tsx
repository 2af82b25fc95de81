import { Button, Checkbox, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { CheckmarkCircle20Filled } from '@fluentui/react-icons/svg/checkmark-circle';
import { Circle20Regular } from '@fluentui/react-icons/svg/circle';
import { fill } from '@pausenplatz/kernel-contract';
import { assignTo, assignToAll, assignToGroup, type PlanPupil, type Task } from '../../contract/index.ts';
import { isDoneBy, isFor, progressOf } from '../../rules/index.ts';
import { dialogTexts } from '../../texts.ui.ts';
import { usePlanView } from '../planner/plan-context.ts';

const useStyles = makeStyles({
  groups: { display: 'flex', flexWrap: 'wrap', gap: '8px', alignItems: 'center' },
  pupils: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(270px, 100%), 1fr))',
    columnGap: '24px',
    maxHeight: '340px',
    overflowY: 'auto',
  },
  pupil: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '4px', minWidth: 0 },
  name: { minWidth: 0, overflowWrap: 'anywhere' },
  tick: {
    '@media (pointer: coarse)': { minHeight: '44px' },
    flexShrink: 0,
    minWidth: 'auto',
    fontWeight: tokens.fontWeightRegular,
    color: tokens.colorNeutralForeground2,
  },
  done: { color: tokens.colorStatusSuccessForeground1 },
});

/** For the whole class, a group, or single pupils; beside the name stands who has ticked it off, and a teacher may do it for them. */
export function AssignPart({ task }: { readonly task: Task }) {
  const styles = useStyles();
  const { plan, changes } = usePlanView();
  const texts = dialogTexts.assign;
  return (
    <>
      <Checkbox
        size="large"
        label={texts.all}
        checked={task.assignedToSchoolClass}
        onChange={(_event, { checked }) => void changes.change(assignToAll, { taskId: task.id, add: checked === true })}
      />
      {plan.groups.length > 0 && (
        <div className={styles.groups}>
          <span>{texts.groups}:</span>
          {plan.groups.map((group) => (
            <Button
              key={group.id}
              size="small"
              shape="circular"
              onClick={() => void changes.change(assignToGroup, { taskId: task.id, pupils: group.pupils })}
            >
              {group.name}
            </Button>
          ))}
        </div>
      )}
      <div className={styles.pupils} role="group" aria-label={texts.pupils}>
        {plan.pupils.map((pupil) => (
          <div key={pupil.id} className={styles.pupil}>
            <Checkbox
              className={styles.name}
              label={`${pupil.number}. ${pupil.firstName} ${pupil.lastName}`}
              checked={isFor(task, pupil.id)}
              onChange={(_event, { checked }) =>
                void changes.change(assignTo, { taskId: task.id, userId: pupil.id, add: checked === true })
              }
            />
            {!task.event && isFor(task, pupil.id) && <TickFor task={task} pupil={pupil} />}
          </div>
        ))}
      </div>
      {!task.event && (
        <span>
          {fill(
            texts.progress,
            progressOf(
              task,
              plan.pupils.map(({ id }) => id),
            ),
          )}
        </span>
      )}
    </>
  );
}

/** Ticks the task off for a child, or takes that back; the child sees it at once. */
function TickFor({ task, pupil }: { readonly task: Task; readonly pupil: PlanPupil }) {
  const styles = useStyles();
  const { changes } = usePlanView();
  const texts = dialogTexts.assign;
  const isDone = isDoneBy(task, pupil.id);
  const words = isDone ? texts.doneAt : texts.tickOff;
  return (
    <Button
      className={mergeClasses(styles.tick, isDone && styles.done)}
      appearance="subtle"
      size="small"
      icon={isDone ? <CheckmarkCircle20Filled className={styles.done} /> : <Circle20Regular />}
      aria-pressed={isDone}
      aria-label={fill(texts.tick, { words, name: `${pupil.firstName} ${pupil.lastName}` })}
      onClick={() => void changes.setDone(task, pupil.id, !isDone)}
    >
      {words}
    </Button>
  );
}
