import { createPlaceholderIds, markStale, RefusedError, useApi, useCall } from '@pausenplatz/kernel-browser';
import { type AnyCall, counted, fill, type InputOf } from '@pausenplatz/kernel-contract';
import { notify, notifyRefusal, offerUndo, useOptimistic } from '@pausenplatz/kernel-ui';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import {
  addTask,
  deleteFeedback,
  deleteRepeated,
  deleteTask,
  getPlan,
  moveTask,
  type Plan,
  type SeriesRange,
  restoreFeedback,
  restoreTask,
  type Task,
  updateAssignee,
  updateTask,
} from '../contract/index.ts';
import { taskIn, withDone, withoutTask, withTask } from '../rules/index.ts';
import { taskTexts } from '../texts.ui.ts';
import { sayEndFell } from './event-end.ts';
import { placeholderTask } from './placeholder-task.ts';
import { forgetWriting, keptWriting } from './writing.ts';

export interface PlanAddress {
  readonly schoolClass: string;
  readonly date: string;
  readonly view: 'week' | 'day' | 'month' | 'list';
}

export function usePlan(address: PlanAddress) {
  return useCall(getPlan, address, { placeholderData: (before) => (before?.schoolClass.id === address.schoolClass ? before : undefined) });
}

export type NewTask = Omit<InputOf<typeof addTask>, 'schoolClassId'>;
type Move = Omit<InputOf<typeof moveTask>, 'id'>;

/** What may be done to the plan on screen: shown at once, taken back when the server refuses, told in a notice. */
export interface PlanChanges {
  add(task: NewTask, own: boolean): Promise<Task | null>;
  /** Saves words that began from `base`; a refusal about a conflict is the caller's to solve and rejects. */
  saveText(task: Task, text: string, base: string): Promise<Task>;
  /** Saves the words that were kept on a task whose field is gone, and says where they went. */
  saveKept(task: Task): Promise<void>;
  update(input: InputOf<typeof updateTask>, optimistic: Partial<Task>): Promise<Task | null>;
  move(task: Task, to: Move): Promise<Task | null>;
  remove(task: Task): Promise<void>;
  /** Deletes a range of a series. */
  removeRepeated(task: Task, scope: SeriesRange): Promise<void>;
  /** Deletes feedback; `words` say which it was. */
  removeFeedback(id: string, words: string): Promise<void>;
  setDone(task: Task, userId: string, done: boolean): Promise<Task | null>;
  /** Any other call that answers a task. */
  change<C extends AnyCall>(call: C, input: InputOf<C>): Promise<Task | null>;
  /** A key that stays the same while a placeholder becomes a task. */
  keyFor(task: Task): string;
}

export function usePlanChanges({ schoolClass, date, view }: PlanAddress): PlanChanges {
  return useChangesOf(useOptimistic(getPlan, { schoolClass, date, view }), schoolClass);
}

/** The same for a plan that another answer holds. */
export function useChangesOf(updates: ReturnType<typeof useOptimistic<typeof getPlan>>, schoolClass: string): PlanChanges {
  const api = useApi();
  const client = useQueryClient();
  const [placeholders] = useState(createPlaceholderIds);
  return useMemo(() => {
    const stale = () => void markStale(client, getPlan);
    const send = async <C extends AnyCall>(call: C, input: InputOf<C>): Promise<Task> => {
      // Every call of this list answers `{task}`; the contract of each one says so.
      const { task } = (await api.call(call, input)) as { task: Task };
      return task;
    };
    const answered = (plan: Plan, task: Task) => withTask(plan, task);
    const asItIs = (plan: Plan) => plan;
    /** Shown at once, and as the server answers; a refusal is said and answers null. */
    const attempt = async (show: (plan: Plan) => Plan, work: () => Promise<Task>): Promise<Task | null> => {
      const task = await updates.attempt({ show, send: work, settle: answered });
      if (task === null) stale();
      return task;
    };
    const add = async (input: NewTask, own: boolean): Promise<Task | null> => {
      const placeholder = placeholderTask(placeholders.next(), input, own);
      const task = await updates.attempt({
        show: (plan) => withTask(plan, placeholder),
        send: async () => {
          const once = { idempotencyKey: crypto.randomUUID() };
          const make = () => api.call(addTask, { ...input, schoolClassId: own ? null : schoolClass }, once);
          return (await placeholders.make(placeholder.id, make, ({ task }) => task.id)).task;
        },
        settle: (plan, made) => {
          placeholders.becomes(placeholder.id, made.id);
          return withTask(plan, made, placeholder.id);
        },
      });
      return task;
    };
    const keepEnd = (id: string, value: string) => void attempt(asItIs, () => send(updateTask, { id, field: 'eventDateTo', value }));
    /** The task is gone; its words become a new one if their writer wants that. */
    const offerAgain = ({ id, date, specialDayBox, subject, minutes, event, forSchoolClass }: Task, words: string) => {
      forgetWriting(id);
      const again = () => void add({ task: words, date, specialDayBox, subject, minutes, event }, !forSchoolClass);
      const { title, action } = taskTexts.gone;
      notify({ type: 'warning', title, body: words, timeoutMs: wordsShownMs, actions: [{ label: action, run: again }] });
    };
    return {
      add,
      async saveText(task, text, base) {
        try {
          const id = await placeholders.realId(task.id);
          const saved = await updates.run({
            show: (plan) => withTask(plan, { ...task, id, task: text }),
            send: () => send(updateTask, { id, field: 'task', value: text, base, revision: task.revision }),
            settle: answered,
          });
          sayEndFell(task, saved, keepEnd);
          return saved;
        } catch (error) {
          const code = codeOf(error);
          if (code === 'TASK_NOT_FOUND') offerAgain(task, text);
          else if (code !== 'TASK_TEXT_CONFLICT') notifyRefusal(error);
          throw error;
        }
      },
      async saveKept(task) {
        const kept = keptWriting(task.id);
        const words = kept?.text.trim() ?? '';
        if (!kept || words === '' || words === kept.base.words.trim()) return;
        try {
          const input = { id: task.id, field: 'task', value: words, base: kept.base.words, revision: kept.base.revision } as const;
          await updates.run({ show: asItIs, send: () => send(updateTask, input), settle: answered });
          forgetWriting(task.id);
          notify({ type: 'info', title: taskTexts.gone.moved, body: fill(taskTexts.gone.saved, { words }) });
        } catch (error) {
          if (codeOf(error) === 'TASK_NOT_FOUND') offerAgain(task, words);
          else notifyRefusal(error);
        }
      },
      async update(input, optimistic) {
        let before: Task | undefined;
        const saved = await attempt(
          (plan) => {
            const now = taskIn(plan, input.id);
            before ??= now;
            return now ? withTask(plan, { ...now, ...optimistic }) : plan;
          },
          async () => send(updateTask, { ...input, id: await placeholders.realId(input.id) }),
        );
        if (before && saved && input.field !== 'eventDateTo') sayEndFell(before, saved, keepEnd);
        return saved;
      },
      async move(task, to) {
        const staysHere = to.schoolClassId === undefined || to.schoolClassId === schoolClass;
        const moved = (plan: Plan): Plan => {
          if (to.copy) return plan;
          if (!staysHere) return withoutTask(plan, task.id);
          return withTask(plan, { ...task, date: to.date, specialDayBox: to.specialDayBox ?? null, position: placeOf(plan, task, to) });
        };
        const answer = await updates.attempt({
          show: moved,
          send: async () => send(moveTask, { ...to, id: await placeholders.realId(task.id) }),
          settle: (plan, now) => (staysHere ? withTask(plan, now) : moved(plan)),
        });
        // Events that moved along, and the neighbours' order, are the server's knowledge.
        stale();
        return answer;
      },
      async remove(task) {
        const gone = await updates.attempt({
          show: (plan) => withoutTask(plan, task.id),
          send: async () => {
            const id = await placeholders.realId(task.id);
            await api.call(deleteTask, { id });
            return id;
          },
        });
        if (gone === null) return;
        const onUndo = () => void attempt(asItIs, () => send(restoreTask, { id: gone }));
        offerUndo({ title: taskTexts.removed, body: task.task, onUndo });
      },
      async removeRepeated(task, scope) {
        const { id, date: from } = task;
        if (from === null) return;
        const gone = await updates.attempt({ show: asItIs, send: () => api.call(deleteRepeated, { taskId: id, date: from, scope }) });
        stale();
        if (!gone) return;
        const onUndo = () => void attempt(asItIs, () => send(restoreTask, { id, withSeries: true })).then(stale);
        offerUndo({ title: counted(taskTexts.removedMany, gone.tasks), body: task.task, onUndo });
      },
      async removeFeedback(id, words) {
        const gone = await updates.attempt({
          show: asItIs,
          send: () => api.call(deleteFeedback, { id }),
          settle: (plan, answer) => withTask(plan, answer.task),
        });
        if (!gone) return;
        const onUndo = () => void attempt(asItIs, () => send(restoreFeedback, gone.deleted));
        offerUndo({ title: taskTexts.feedbackRemoved, body: words, onUndo });
      },
      setDone: (task, userId, done) =>
        attempt(
          (plan) => withTask(plan, withDone(task, userId, done ? new Date().toISOString() : null)),
          async () => send(updateAssignee, { taskId: await placeholders.realId(task.id), userId, field: 'done', value: done }),
        ),
      change: (call, input) => attempt(asItIs, () => send(call, input)),
      keyFor: (task) => placeholders.keyFor(task.id),
    };
  }, [api, client, placeholders, updates, schoolClass]);
}

/** Long enough to read one's own words and to decide what becomes of them. */
const wordsShownMs = 30_000;

const codeOf = (error: unknown): string | null => (error instanceof RefusedError ? error.body.code : null);

/** A position that shows the task behind its new neighbour until the server has said the real one. */
function placeOf(plan: Plan, task: Task, { date, specialDayBox, afterId }: Move): string {
  const column = plan.content.find((one) => (specialDayBox ? one.specialDayBox === specialDayBox : one.day === date));
  const others = [...(column?.tasks ?? []), ...(column?.events ?? [])].filter(({ id }) => id !== task.id);
  if (afterId === null) return '';
  const before = afterId === undefined ? others.at(-1) : others.find(({ id }) => id === afterId);
  // A sign behind the neighbour's position sorts right behind it.
  return `${before?.position ?? ''}!`;
}
