import { createPlaceholderIds, RefusedError, useApi } from '@pausenplatz/kernel-browser';
import { notifyRefusal, offerUndo, useOptimistic } from '@pausenplatz/kernel-ui';
import { useMemo, useState } from 'react';
import {
  deleteSection,
  deleteTask,
  duplicateSection,
  duplicateTask,
  getWorkPlan,
  newSection,
  newTask,
  type Plan,
  type Section,
  type SectionColor,
  type Task,
  updatePlan,
  updateSection,
  updateTask,
  updateTaskPosition,
} from '../../contract/index.ts';
import {
  placeOfTask,
  withMovedSection,
  withMovedTask,
  withNewSection,
  withNewTask,
  withoutSection,
  withoutTask,
  withSection,
  withTask,
} from '../../rules/index.ts';
import { editTexts as texts } from '../../texts.edit.ts';

type TaskChange = Partial<Pick<Task, 'title' | 'text' | 'icon' | 'mandatory' | 'level' | 'groupSize' | 'correctionMode'>>;
/** Saved, refused (and said), or refused because somebody else wrote at the same place: then their words. */
export type Saved = 'saved' | 'refused' | { readonly theirs: string };

const fresh = (id: string, title: string): Task => ({
  id,
  nr: 0,
  title,
  text: '',
  icon: null,
  mandatory: true,
  level: 0,
  groupSize: 'EA',
  correctionMode: 'teacher',
  attachments: [],
  revision: 0,
});

/** What may be done to a plan on the screen: shown at once, taken back when the server refuses, with a way back where something goes. */
export function useEditing(plan: Plan) {
  const api = useApi();
  const { id: arbeitsplanId, url } = plan;
  const updates = useOptimistic(getWorkPlan, { url });
  const [placeholders] = useState(createPlaceholderIds);
  return useMemo(() => {
    const once = () => ({ idempotencyKey: crypto.randomUUID() });
    const asItIs = (now: Plan) => now;
    const again = async () => ({ plan: await api.call(getWorkPlan, { url }) });
    /** What only the server can number or copy is read again. */
    const reread = async (send: () => Promise<unknown>) => {
      const sent = async () => {
        await send();
        return again();
      };
      return (await updates.attempt({ show: asItIs, send: sent, settle: (_now, { plan: read }) => read })) !== null;
    };
    const setTask = async (id: string, change: TaskChange, base?: string): Promise<Saved> => {
      try {
        await updates.run({
          show: (now) => withTask(now, id, change),
          async send() {
            const of = { id: await placeholders.realId(id), arbeitsplanId };
            const more = base === undefined ? {} : { base };
            for (const [field, value] of Object.entries(change))
              // One key and its own value; the contract of the call ties them.
              await api.call(updateTask, { ...of, field, value, ...(field === 'text' && more) } as never);
          },
        });
        return 'saved';
      } catch (error) {
        const details = error instanceof RefusedError && error.body.code === 'WORK_TASK_CONFLICT' ? error.body.details : undefined;
        if (details) return { theirs: String(details['theirs']) };
        notifyRefusal(error);
        return 'refused';
      }
    };
    const moveTask = async (id: string, sectionId: string, position: number) =>
      updates.attempt({
        show: (now) => withMovedTask(now, id, sectionId, position),
        send: async () => api.call(updateTaskPosition, { id: await placeholders.realId(id), arbeitsplanId, sectionId, position }),
      });
    const setSection = async (id: string, change: Partial<Pick<Section, 'title' | 'backgroundColor'>>) => {
      const send = async () => {
        for (const [field, value] of Object.entries(change)) await api.call(updateSection, { id, arbeitsplanId, field, value } as never);
      };
      return (await updates.attempt({ show: (now) => withSection(now, id, change), send })) !== null ? 'saved' : 'refused';
    };
    return {
      keyFor: (id: string) => placeholders.keyFor(id),
      setTask,
      setSection,
      async addTask(sectionId: string, title: string): Promise<boolean> {
        const id = placeholders.next();
        const made = await updates.attempt({
          show: (now) => withNewTask(now, sectionId, fresh(id, title)),
          send: () => {
            const work = api.call(newTask, { id: sectionId, arbeitsplanId, title }, once());
            placeholders.wait(
              id,
              work.then(({ task }) => task.id),
            );
            return work;
          },
          settle: (now, { task }) => {
            placeholders.becomes(id, task.id);
            return withNewTask(now, sectionId, task);
          },
        });
        return made !== null;
      },
      /** Moves a task, and offers the way back. */
      async moveTask(now: Plan, id: string, sectionId: string, position: number, title: string): Promise<void> {
        const before = placeOfTask(now, id);
        const moved = await moveTask(id, sectionId, position);
        if (moved && before)
          offerUndo({ title: texts.movedTitle, body: title, onUndo: () => void moveTask(id, before.sectionId, before.position) });
      },
      async removeTask(now: Plan, { id, title }: Task): Promise<void> {
        const place = placeOfTask(now, id);
        if (!place) return;
        const gone = await updates.attempt({
          show: (plan) => withoutTask(plan, id),
          send: async () => api.call(deleteTask, { sectionId: place.sectionId, task: await placeholders.realId(id) }),
        });
        const back = async () => api.call(updateTask, { id: await placeholders.realId(id), arbeitsplanId, field: 'deleted', value: false });
        if (gone) offerUndo({ title: texts.taskRemoved, body: title, onUndo: () => void reread(back) });
      },
      duplicateTask: (id: string) =>
        reread(async () => api.call(duplicateTask, { taskId: await placeholders.realId(id), arbeitsplanId }, once())),
      async addSection(backgroundColor: SectionColor): Promise<string | null> {
        const made = await updates.attempt({
          show: asItIs,
          send: () => api.call(newSection, { id: arbeitsplanId, backgroundColor }, once()),
          settle: (now, { section }) => withNewSection(now, section),
        });
        return made?.section.id ?? null;
      },
      moveSection: (id: string, position: number) =>
        updates.attempt({
          show: (now) => withMovedSection(now, id, position),
          send: () => api.call(updateSection, { id, arbeitsplanId, field: 'position', value: position }),
        }),
      duplicateSection: (id: string) => reread(() => api.call(duplicateSection, { sectionId: id, arbeitsplanId }, once())),
      async removeSection({ id, title }: Section): Promise<void> {
        const gone = await updates.attempt({
          show: (now) => withoutSection(now, id),
          send: () => api.call(deleteSection, { arbeitsplanId, section: id }),
        });
        const back = () => api.call(updateSection, { id, arbeitsplanId, field: 'deleted', value: false });
        if (gone) offerUndo({ title: texts.sectionRemoved, body: title, onUndo: () => void reread(back) });
      },
      async setPlan(change: Partial<Pick<Plan, 'title' | 'text'>>): Promise<Saved> {
        const send = async () => {
          for (const [field, value] of Object.entries(change)) await api.call(updatePlan, { id: arbeitsplanId, field, value } as never);
        };
        return (await updates.attempt({ show: (now) => ({ ...now, ...change }), send })) !== null ? 'saved' : 'refused';
      },
      reread,
    };
  }, [api, arbeitsplanId, url, updates, placeholders]);
}
export type Editing = ReturnType<typeof useEditing>;
