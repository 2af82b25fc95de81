import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { getPlan, type RepeatScope, type Task, updateRepeated } from '../../contract/index.ts';
import { usePlanView } from '../planner/plan-context.ts';

type FieldChange =
  | { readonly field: 'task'; readonly value: string }
  | { readonly field: 'subject'; readonly value: string | null }
  | { readonly field: 'minutes'; readonly value: number | null }
  | { readonly field: 'visible'; readonly value: boolean };

/** Saves one field of a task, or of as much of its series as was chosen. */
export function useFieldChange(task: Task): {
  scope: RepeatScope;
  setScope: (scope: RepeatScope) => void;
  save: (change: FieldChange) => void;
} {
  const { changes } = usePlanView();
  const client = useQueryClient();
  const [scope, setScope] = useState<RepeatScope>('this');
  return {
    scope,
    setScope,
    save(change) {
      if (task.repeat === null || scope === 'this')
        return void changes.update({ id: task.id, ...change }, { [change.field]: change.value });
      void changes
        .change(updateRepeated, { taskId: task.id, scope, ...change })
        .then(() => client.invalidateQueries({ queryKey: [getPlan.id] }));
    },
  };
}
