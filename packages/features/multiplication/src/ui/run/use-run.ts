import { type RunAnswer, type TaskRun, useTaskRun } from '@pausenplatz/progress/ui/run';
import { useRef } from 'react';
import type { Mark, Run } from '../../contract/index.ts';
import { isSolved, type Level, returnsMissed, type Task } from '../../rules/index.ts';
import type { HandedIn } from './handing-in.ts';

type Given = readonly number[];

export interface RunState extends Omit<TaskRun<Task, Given>, 'leave'> {
  /** Tasks that are answered together, on a board: as they stand there now. They count also where the time ends, or somebody leaves. */
  readonly lay: (board: Board) => void;
  readonly leave: () => HandedIn;
}

export interface Board {
  readonly given: readonly { readonly given: Given; readonly ms: number }[];
  readonly marks: readonly Mark[];
}

interface Told {
  readonly onAnswer: (soFar: HandedIn) => void;
  readonly onOver: (all: HandedIn) => void;
}

/** Leads through a run, also where all of it is laid on one board. */
export function useRun(run: Run, { onAnswer, onOver }: Told): RunState {
  const board = useRef<Board | null>(null);
  const marks = useRef<readonly Mark[]>([]);
  const handedIn = (answers: readonly RunAnswer<Given>[]): HandedIn => ({
    id: run.id,
    answers: answers.map((answer) => ({ ...answer, given: [...answer.given] })),
    marks: [...marks.current],
  });
  const state = useTaskRun<Task, Given>({
    tasks: run.tasks,
    clock: run.clock,
    isSolved,
    nothing: [],
    // Dots are laid until they are right.
    afterMiss: ({ form }) => (run.kind === 'exam' || run.kind === 'tempo' ? 'next' : form === 'build' ? 'again' : 'shown'),
    returnsMissed: returnsMissed(run.kind, run.level as Level | null),
    beforeEnd(note) {
      const { current } = board;
      // Once: each answer bears an id of its own.
      board.current = null;
      for (const [of, { given, ms }] of current?.given.entries() ?? []) note(of, given, ms);
      if (current) marks.current = current.marks;
    },
    onAnswer: (answers) => onAnswer(handedIn(answers)),
    onOver: (answers) => onOver(handedIn(answers)),
  });
  return {
    ...state,
    leave: () => handedIn(state.leave()),
    lay: (laid) => {
      board.current = laid;
    },
  };
}
