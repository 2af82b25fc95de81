import { useApi } from '@pausenplatz/kernel-browser';
import { fill, type InputOf, type OutputOf } from '@pausenplatz/kernel-contract';
import { notify, notifyRefusal } from '@pausenplatz/kernel-ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { getPlan, type SeriesRange, type Task, updateRepeated } from '../../contract/index.ts';
import { dialogTexts } from '../../texts.ui.ts';
import { usePlanView } from '../planner/plan-context.ts';

type FieldChange =
  | { readonly field: 'subject'; readonly value: string | null }
  | { readonly field: 'minutes'; readonly value: number | null }
  | { readonly field: 'visible'; readonly value: boolean };

type Answer = OutputOf<typeof updateRepeated>;

/** Saves words on several days of a series; null when it was refused. */
export type SaveSeriesWords = (words: string, base: string) => Promise<Answer | null>;

/** Saves one field of a task, or of as much of its series as was chosen. */
export function useFieldChange(task: Task): {
  scope: SeriesRange;
  setScope: (scope: SeriesRange) => void;
  save: (change: FieldChange) => void;
  /** Null while a change means this task alone. */
  saveSeriesWords: SaveSeriesWords | null;
} {
  const { changes } = usePlanView();
  const api = useApi();
  const client = useQueryClient();
  const [scope, setScope] = useState<SeriesRange>('this');
  const isAlone = task.repeat === null || scope === 'this';
  const sendSeries = async (input: InputOf<typeof updateRepeated>): Promise<Answer | null> => {
    try {
      const answer = await api.call(updateRepeated, input);
      if (answer.kept.length > 0) notify({ type: 'info', title: changedDays(answer.tasks), body: keptDays(answer.kept.length) });
      return answer;
    } catch (error) {
      notifyRefusal(error);
      return null;
    } finally {
      void client.invalidateQueries({ queryKey: [getPlan.id] });
    }
  };
  return {
    scope,
    setScope,
    save(change) {
      if (isAlone) return void changes.update({ id: task.id, ...change }, { [change.field]: change.value });
      return void sendSeries({ taskId: task.id, scope, ...change });
    },
    saveSeriesWords: isAlone ? null : (value, base) => sendSeries({ taskId: task.id, scope, field: 'task', value, base }),
  };
}

const texts = dialogTexts.repeat;
const changedDays = (count: number) => (count === 1 ? texts.changedOne : fill(texts.changed, { count }));
const keptDays = (count: number) => (count === 1 ? texts.keptOne : fill(texts.kept, { count }));
