import { Button, Checkbox, makeStyles, tokens } from '@fluentui/react-components';
import { CheckmarkCircle16Filled } from '@fluentui/react-icons/svg/checkmark-circle';
import { fill } from '@pausenplatz/kernel-contract';
import { assignTo, assignToAll, assignToGroup, type Task } from '../../contract/index.ts';
import { isDoneBy, isFor, progressOf } from '../../rules/index.ts';
import { dialogTexts } from '../../texts.ui.ts';
import { usePlanView } from '../planner/plan-context.ts';

const useStyles = makeStyles({
  groups: { display: 'flex', flexWrap: 'wrap', gap: '8px', alignItems: 'center' },
  pupils: { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))', maxHeight: '340px', overflowY: 'auto' },
  pupil: { display: 'flex', alignItems: 'center', gap: '6px' },
  done: {
    display: 'inline-flex',
    gap: '4px',
    alignItems: 'center',
    color: tokens.colorStatusSuccessForeground1,
    fontSize: tokens.fontSizeBase200,
  },
});

/** For the whole class, a group, or single pupils; who has ticked it off stands beside the name. */
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
              label={`${pupil.number}. ${pupil.firstName} ${pupil.lastName}`}
              checked={isFor(task, pupil.id)}
              onChange={(_event, { checked }) =>
                void changes.change(assignTo, { taskId: task.id, userId: pupil.id, add: checked === true })
              }
            />
            {isDoneBy(task, pupil.id) && (
              <span className={styles.done}>
                <CheckmarkCircle16Filled aria-hidden />
                {texts.doneAt}
              </span>
            )}
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
