import type { CorrectionMode, TaskStatus } from '../contract/index.ts';

export type Mover = 'pupil' | 'teacher';

/** Which state may follow which, by who sets it (decisions 2.1). */
const moves: Readonly<Record<TaskStatus, Readonly<Record<Mover, readonly TaskStatus[]>>>> = {
  open: { pupil: ['inProgress', 'done', 'question'], teacher: ['finished'] },
  inProgress: { pupil: ['open', 'done', 'question'], teacher: ['finished', 'open'] },
  question: { pupil: ['inProgress', 'done'], teacher: ['answer', 'finished', 'open'] },
  answer: { pupil: ['inProgress', 'done', 'question'], teacher: ['finished', 'open'] },
  done: { pupil: ['inProgress', 'question'], teacher: ['redo', 'finished', 'open'] },
  redo: { pupil: ['inProgress', 'done', 'question'], teacher: ['finished', 'open'] },
  finished: { pupil: [], teacher: ['redo', 'done', 'open'] },
};

/** What else decides about a move. */
interface MoveFacts {
  readonly correctionMode: CorrectionMode;
  /** The teacher has opened what was handed in. */
  readonly isSeen: boolean;
  /** The solution was opened, or the task has none. */
  readonly knowsSolution: boolean;
}

/** States that this person may set now, in the order of the menu. */
export function allowedMoves(from: TaskStatus, by: Mover, facts: MoveFacts): readonly TaskStatus[] {
  return moves[from][by].filter((to) => refusedMove({ from, to, by }, facts) === null);
}

interface Move {
  readonly from: TaskStatus;
  readonly to: TaskStatus;
  readonly by: Mover;
}

/** Why a state may not follow; null where it may. What was handed in cannot be taken back once the teacher has opened it. */
export function refusedMove({ from, to, by }: Move, facts: MoveFacts): 'STATUS_FORBIDDEN' | 'SOLUTION_UNSEEN' | null {
  if (!moves[from][by].includes(to)) return 'STATUS_FORBIDDEN';
  if (by === 'teacher') return null;
  if (from === 'done' && to === 'inProgress' && facts.isSeen && facts.correctionMode === 'teacher') return 'STATUS_FORBIDDEN';
  if (to === 'done' && facts.correctionMode === 'self' && !facts.knowsSolution) return 'SOLUTION_UNSEEN';
  return null;
}

/**
 * Who corrects alone compares when they think they are done; elsewhere the solution comes when nothing can be changed by it any more:
 * once the task is done where nobody corrects, once the teacher has closed it where they do.
 */
export function mayOpenSolution(status: TaskStatus, correctionMode: CorrectionMode): boolean {
  return correctionMode === 'self' || isTerminal(status, correctionMode);
}

/** An answer and a request to do it again say something, in words or with a file. */
export const needsWords = (to: TaskStatus): boolean => to === 'answer' || to === 'redo';

/** Nothing more is expected: of nobody, or of the pupil alone where nobody corrects. */
export function isTerminal(status: TaskStatus, correctionMode: CorrectionMode): boolean {
  return status === 'finished' || (status === 'done' && correctionMode !== 'teacher');
}

/** Who has to do something next; nobody where a task is through. */
export function turnOf(status: TaskStatus, correctionMode: CorrectionMode): Mover | null {
  if (isTerminal(status, correctionMode)) return null;
  return status === 'question' || status === 'done' ? 'teacher' : 'pupil';
}
