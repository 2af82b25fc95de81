import { Button, makeStyles } from '@fluentui/react-components';
import { useApi } from '@pausenplatz/kernel-browser';
import { fill } from '@pausenplatz/kernel-contract';
import { look, notify, notifyRefusal } from '@pausenplatz/kernel-ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { deleteRepeated, getPlan, type RepeatScope, type Task } from '../../contract/index.ts';
import { dialogTexts } from '../../texts.ui.ts';
import { usePlanView } from '../planner/plan-context.ts';
import { ScopeChoice } from './scope-choice.tsx';

const useStyles = makeStyles({
  frame: {
    display: 'grid',
    gap: '12px',
    padding: '16px',
    borderRadius: look.radiusCard,
    backgroundColor: look.colors.red.surface,
    color: look.colors.red.ink,
  },
});

/** Asks how much of a series shall go. */
export function RemoveChoice({ task, onDone }: { readonly task: Task; readonly onDone: () => void }) {
  const styles = useStyles();
  const api = useApi();
  const client = useQueryClient();
  const { changes } = usePlanView();
  const [scope, setScope] = useState<RepeatScope>('this');
  const texts = dialogTexts.repeat;
  const remove = async () => {
    onDone();
    if (scope === 'this' || task.date === null) return changes.remove(task);
    try {
      const { tasks } = await api.call(deleteRepeated, { taskId: task.id, date: task.date, scope });
      notify({ type: 'success', title: fill(texts.removedMany, { count: tasks }) });
    } catch (error) {
      notifyRefusal(error);
    }
    return client.invalidateQueries({ queryKey: [getPlan.id] });
  };
  return (
    <div className={styles.frame} role="alert">
      <strong>{texts.removeTitle}</strong>
      <ScopeChoice scope={scope} onChoose={setScope} />
      <span>{texts.removeHelp}</span>
      <Button appearance="primary" onClick={() => void remove()}>
        {texts.remove}
      </Button>
    </div>
  );
}
