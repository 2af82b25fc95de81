import type { InputOf } from '@pausenplatz/kernel-contract';
import { useEffect, useState } from 'react';
import type { getTasks } from '../../contract/plan.ts';
import { type BlockApi, blockCalls, type TasksAnswer } from './read.ts';

interface Rest {
  readonly tasks: TasksAnswer['tasks'];
  readonly next: string | null;
}
const none: Rest = { tasks: [], next: null };

/**
 * What comes after the first page of a list, as far as somebody asked for it. When the first page is read anew, the others are as well;
 * until then what was there stays.
 */
export function useRest(
  api: BlockApi,
  input: InputOf<typeof getTasks> | null,
  first: TasksAnswer | null,
): Rest & { readOn: (() => void) | null } {
  const [pages, setPages] = useState(0);
  const [rest, setRest] = useState<Rest | null>(null);
  const question = JSON.stringify(input);
  useEffect(() => {
    if (first === null || pages === 0) return undefined;
    const controller = new AbortController();
    const read = async () => {
      const tasks: TasksAnswer['tasks'] = [];
      let { next } = first;
      for (let page = 0; page < pages && next !== null; page += 1) {
        const answer = await api.call(blockCalls.tasks, { ...JSON.parse(question), cursor: next }, { signal: controller.signal });
        tasks.push(...answer.tasks);
        next = answer.next;
      }
      setRest({ tasks, next });
    };
    // What could not be read is offered again.
    read().catch(() => controller.signal.aborted || setPages((now) => now - 1));
    return () => controller.abort();
  }, [api, question, first, pages]);
  const shown = pages === 0 || rest === null ? none : rest;
  const next = pages === 0 || rest === null ? (first?.next ?? null) : rest.next;
  return { ...shown, readOn: next === null ? null : () => setPages(pages + 1) };
}
