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
  taskOf,
  withMovedSection,
  withMovedTask,
  withNewSection,
  withNewTask,
  withoutSection,
  withoutTask,
  withSection,
  withTask,
} from '../../rules/index.ts';
import { editTexts as texts, undoTexts } from '../../texts.edit.ts';
import { fieldUndo } from './field-undo.ts';
import {
  fresh,
  type PlanChange,
  type PlanFields,
  type Saved,
  type SectionChange,
  type SectionFields,
  type TaskChange,
  type TaskFields,
} from './fields.ts';
import type { Undo } from './use-undo.ts';

/** What may be done to a plan on the screen: shown at once, taken back when the server refuses, with a way back where something goes. */
export function useEditing(plan: Plan, { remember, underWay }: Pick<Undo, 'remember' | 'underWay'>) {
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
    /** Of the plan as it stands on the screen. */
    const inPlan = <Part>(part: (now: Plan) => Part): Part | undefined => {
      const now = updates.current();
      return now && part(now);
    };
    const keep = (undo: ReturnType<typeof fieldUndo>) => void (undo && remember(undo.change, undo.back));
    const undone = (isDone: boolean): 'saved' | 'refused' => (isDone ? 'saved' : 'refused');
    const storeTask = async (id: string, change: TaskChange, base?: string): Promise<Saved> => {
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
    const setTask = async (id: string, change: TaskChange, base?: string): Promise<Saved> => {
      const before = inPlan((now) => taskOf(now, id));
      const saved = await storeTask(id, change, base);
      if (saved !== 'saved') return saved;
      const realId = await placeholders.realId(id);
      const store = async (values: TaskChange) => {
        const back = await storeTask(realId, values, change.text);
        return typeof back === 'string' ? back : 'changed';
      };
      const now = () => inPlan((plan) => taskOf(plan, realId));
      keep(fieldUndo<TaskFields>({ words: undoTexts.task, before, change, now, store, joined: ['text'] }));
      return saved;
    };
    const moveTask = async (id: string, sectionId: string, position: number) =>
      updates.attempt({
        show: (now) => withMovedTask(now, id, sectionId, position),
        send: async () => api.call(updateTaskPosition, { id: await placeholders.realId(id), arbeitsplanId, sectionId, position }),
      });
    const storeSection = async (id: string, change: SectionChange) => {
      const send = async () => {
        for (const [field, value] of Object.entries(change)) await api.call(updateSection, { id, arbeitsplanId, field, value } as never);
      };
      return undone((await updates.attempt({ show: (now) => withSection(now, id, change), send })) !== null);
    };
    const setSection = async (id: string, change: SectionChange): Promise<Saved> => {
      const now = () => inPlan(({ sections }) => sections.find((section) => section.id === id));
      const before = now();
      const saved = await storeSection(id, change);
      const store = (values: SectionChange) => storeSection(id, values);
      if (saved === 'saved') keep(fieldUndo<SectionFields>({ words: undoTexts.section, before, change, now, store }));
      return saved;
    };
    const storePlan = async (change: PlanChange) => {
      const send = async () => {
        for (const [field, value] of Object.entries(change)) await api.call(updatePlan, { id: arbeitsplanId, field, value } as never);
      };
      return undone((await updates.attempt({ show: (now) => ({ ...now, ...change }), send })) !== null);
    };
    /** Takes a task off the plan, as far as it is still there. */
    const dropTask = (id: string) => {
      const sectionId = inPlan((now) => placeOfTask(now, id))?.sectionId ?? '';
      return updates.attempt({
        show: (now) => withoutTask(now, id),
        send: async () => api.call(deleteTask, { sectionId, task: await placeholders.realId(id) }),
      });
    };
    const dropSection = (section: string) =>
      updates.attempt({ show: (now) => withoutSection(now, section), send: () => api.call(deleteSection, { arbeitsplanId, section }) });
    /** Remembers that something came, to be taken away again. */
    const came = (change: string, drop: () => Promise<unknown>) => void remember(change, async () => undone((await drop()) !== null));
    /** Whoever goes back while a change is being saved means that one. */
    const tracked =
      <Given extends readonly unknown[], Done>(change: (...given: Given) => Promise<Done>) =>
      (...given: Given) =>
        underWay(change(...given));
    return {
      remember,
      keyFor: (id: string) => placeholders.keyFor(id),
      setTask: tracked(setTask),
      setSection: tracked(setSection),
      addTask: tracked(async (sectionId: string, title: string): Promise<boolean> => {
        const id = placeholders.next();
        const made = await updates.attempt({
          show: (now) => withNewTask(now, sectionId, fresh(id, title)),
          send: () =>
            placeholders.make(
              id,
              () => api.call(newTask, { id: sectionId, arbeitsplanId, title }, once()),
              ({ task }) => task.id,
            ),
          settle: (now, { task }) => {
            placeholders.becomes(id, task.id);
            return withNewTask(now, sectionId, task);
          },
        });
        if (made) came(undoTexts.taskAdded, () => dropTask(made.task.id));
        return made !== null;
      }),
      /** Moves a task, and offers the way back. */
      moveTask: tracked(async (now: Plan, id: string, sectionId: string, position: number, title: string): Promise<void> => {
        const before = placeOfTask(now, id);
        const moved = await moveTask(id, sectionId, position);
        if (!moved || !before) return;
        const back = async () => undone((await moveTask(id, before.sectionId, before.position)) !== null);
        offerUndo({ title: texts.movedTitle, body: title, onUndo: remember(undoTexts.moved, back) });
      }),
      removeTask: tracked(async (now: Plan, { id, title }: Task): Promise<void> => {
        if (!placeOfTask(now, id)) return;
        const gone = await dropTask(id);
        const back = async () => api.call(updateTask, { id: await placeholders.realId(id), arbeitsplanId, field: 'deleted', value: false });
        if (gone)
          offerUndo({
            title: texts.taskRemoved,
            body: title,
            onUndo: remember(undoTexts.taskRemoved, async () => undone(await reread(back))),
          });
      }),
      duplicateTask: tracked(async (id: string): Promise<void> => {
        const made: string[] = [];
        const send = async () => {
          const { task } = await api.call(duplicateTask, { taskId: await placeholders.realId(id), arbeitsplanId }, once());
          made.push(task.id);
        };
        if (await reread(send)) came(undoTexts.taskAdded, () => dropTask(made[0] ?? ''));
      }),
      addSection: tracked(async (backgroundColor: SectionColor): Promise<string | null> => {
        const made = await updates.attempt({
          show: asItIs,
          send: () => api.call(newSection, { id: arbeitsplanId, backgroundColor }, once()),
          settle: (now, { section }) => withNewSection(now, section),
        });
        if (made) came(undoTexts.sectionAdded, () => dropSection(made.section.id));
        return made?.section.id ?? null;
      }),
      moveSection: tracked(async (id: string, position: number): Promise<void> => {
        const before = inPlan(({ sections }) => sections.findIndex((section) => section.id === id)) ?? 0;
        const move = (to: number) =>
          updates.attempt({
            show: (now) => withMovedSection(now, id, to),
            send: () => api.call(updateSection, { id, arbeitsplanId, field: 'position', value: to }),
          });
        if (await move(position)) remember(undoTexts.sectionMoved, async () => undone((await move(before)) !== null));
      }),
      duplicateSection: tracked(async (id: string): Promise<void> => {
        const made: string[] = [];
        const send = async () => void made.push((await api.call(duplicateSection, { sectionId: id, arbeitsplanId }, once())).id);
        if (await reread(send)) came(undoTexts.sectionAdded, () => dropSection(made[0] ?? ''));
      }),
      removeSection: tracked(async ({ id, title }: Section): Promise<void> => {
        const gone = await dropSection(id);
        const back = () => api.call(updateSection, { id, arbeitsplanId, field: 'deleted', value: false });
        if (gone)
          offerUndo({
            title: texts.sectionRemoved,
            body: title,
            onUndo: remember(undoTexts.sectionRemoved, async () => undone(await reread(back))),
          });
      }),
      setPlan: tracked(async (change: PlanChange): Promise<Saved> => {
        const now = () => inPlan((plan) => plan);
        const before = now();
        const saved = await storePlan(change);
        if (saved === 'saved') keep(fieldUndo<PlanFields>({ words: undoTexts.plan, before, change, now, store: storePlan }));
        return saved;
      }),
      reread,
    };
  }, [api, arbeitsplanId, url, updates, placeholders, remember, underWay]);
}
export type Editing = ReturnType<typeof useEditing>;
