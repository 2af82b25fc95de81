import { fill } from '@pausenplatz/kernel-contract';
import { notify } from '@pausenplatz/kernel-ui';
import { useEffect, useMemo, useRef, useState } from 'react';
import { undoTexts as texts } from '../../texts.edit.ts';

/** Taken back; refused, which was said already; or left because others have changed it since. */
export type Undone = 'saved' | 'refused' | 'changed';

interface Step {
  /** What was done: "Titel". */
  readonly change: string;
  readonly back: () => Promise<Undone>;
}

/** Old steps are forgotten: nobody goes back further by keys. */
const most = 50;

/**
 * What was changed while a plan is written, the last one first, to be taken back by Ctrl+Z or the button. Each step goes back once, whether
 * by key, button or a toast.
 */
export function useUndo() {
  const steps = useRef<readonly Step[]>([]);
  const changes = useRef(new Set<Promise<unknown>>());
  const [last, setLast] = useState<string | null>(null);
  const undo = useMemo(() => {
    const set = (next: readonly Step[]) => {
      steps.current = next;
      setLast(next.at(-1)?.change ?? null);
    };
    const take = async (step: Step | undefined) => {
      if (!step || !steps.current.includes(step)) return;
      set(steps.current.filter((one) => one !== step));
      const { change } = step;
      const undone = await step.back();
      if (undone === 'saved') notify({ type: 'info', title: texts.done, body: change });
      else if (undone === 'changed') notify({ type: 'info', title: texts.changed, body: fill(texts.changedBody, { change }) });
    };
    return {
      /** Says that something is being changed: until that is done nobody goes back beyond it. */
      async underWay<Done>(change: Promise<Done>): Promise<Done> {
        changes.current.add(change);
        try {
          return await change;
        } finally {
          changes.current.delete(change);
        }
      },
      /** Remembers how a change goes back; answers what does it, for an offer in a toast. */
      remember(change: string, back: Step['back']): () => void {
        const step = { change, back };
        set([...steps.current, step].slice(-most));
        return () => void take(step);
      },
      undoLast: () => void Promise.allSettled(changes.current).then(() => take(steps.current.at(-1))),
    };
  }, []);
  useEffect(() => {
    const keys = (event: KeyboardEvent) => {
      const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && event.key.toLowerCase() === 'z';
      const isNothing = steps.current.length === 0 && changes.current.size === 0;
      if (!isUndo || event.defaultPrevented || isNothing || isTyping(event.target)) return;
      event.preventDefault();
      undo.undoLast();
    };
    document.addEventListener('keydown', keys);
    return () => document.removeEventListener('keydown', keys);
  }, [undo]);
  return { ...undo, last };
}
export type Undo = ReturnType<typeof useUndo>;

/** Marks a field in which nothing is typed that is not saved: there the key means the last change, not the letters. */
export const untouched = 'data-untouched';

/** What is being typed goes back letter by letter, as the browser does it; dialogs keep their keys. */
function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest('[role=dialog]')) return true;
  const isText = target.matches('textarea, input:not([type=checkbox], [type=radio])');
  return isText && !target.hasAttribute(untouched);
}
