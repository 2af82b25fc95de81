import { markStale, useApi } from '@pausenplatz/kernel-browser';
import { fill } from '@pausenplatz/kernel-contract';
import { addDays } from '@pausenplatz/kernel-format';
import { notify, notifyRefusal, offerUndo } from '@pausenplatz/kernel-ui';
import { useQueryClient } from '@tanstack/react-query';
import { copyWeek, deleteTask, getPlan } from '../../contract/index.ts';
import { plannerTexts } from '../../texts.ui.ts';
import type { PlanAddress } from '../data.ts';

/** Brings the tasks of the week before into the one that is shown, and takes them away again on request. */
export function useCopyWeek({ schoolClass, date }: PlanAddress): () => void {
  const api = useApi();
  const client = useQueryClient();
  const texts = plannerTexts.copied;
  const undo = async (ids: readonly string[]) => {
    await Promise.all(ids.map((id) => api.call(deleteTask, { id })));
    await markStale(client, getPlan);
  };
  const copy = async () => {
    const { copied } = await api.call(copyWeek, { schoolClassId: schoolClass, from: addDays(date, -7), to: date });
    await markStale(client, getPlan);
    if (copied.length === 0) return void notify({ type: 'info', title: texts.none });
    const title = copied.length === 1 ? texts.one : fill(texts.title, { count: copied.length });
    return offerUndo({ title, onUndo: () => void undo(copied).catch(notifyRefusal) });
  };
  return () => void copy().catch(notifyRefusal);
}
