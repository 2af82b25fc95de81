import { describe, expect, it } from 'vitest';
import { type CorrectionMode, type TaskStatus, taskStatuses } from '../contract/index.ts';
import { allowedMoves, isTerminal, type Mover, needsWords, refusedMove, turnOf } from './status-moves.ts';

/** Rows and columns as in decisions 2.1: p the pupil, t the teacher, b both, - nobody. */
const columns = ['open', 'inProgress', 'question', 'answer', 'done', 'redo', 'finished'] as const;
const table = {
  open: '. p p - p - t',
  inProgress: 'b . p - p - t',
  question: 't p . t p - t',
  answer: 't p p . p - t',
  done: 't p p - . t t',
  redo: 't p p - p . t',
  finished: 't - - - t t .',
} as const satisfies Readonly<Record<TaskStatus, string>>;

const usual = { correctionMode: 'teacher', isSeen: false, knowsSolution: true } as const;

const cells = taskStatuses.flatMap((from) =>
  table[from].split(' ').flatMap((sign, at) => {
    const to = columns[at] ?? 'open';
    return (['pupil', 'teacher'] as const).map((by) => [from, to, by, sign === 'b' || sign === by[0]] as const);
  }),
);
const [allowed, forbidden] = [cells.filter(([, , , may]) => may), cells.filter(([, , , may]) => !may)];

describe('the states of a task', () => {
  it('know 32 moves, 16 of each side, and no others', () => {
    expect(allowed.length).toBe(32);
    expect(allowed.filter(([, , by]) => by === 'pupil').length).toBe(16);
    expect(forbidden.length).toBe(2 * 49 - 32);
  });

  it.each(allowed)('go from %s to %s by the %s', (from, to, by) => {
    expect(refusedMove({ from, to, by }, usual)).toBeNull();
    expect(allowedMoves(from, by, usual)).toContain(to);
  });

  it.each(forbidden)('do not go from %s to %s by the %s', (from, to, by) => {
    expect(refusedMove({ from, to, by }, usual)).toBe('STATUS_FORBIDDEN');
    expect(allowedMoves(from, by, usual)).not.toContain(to);
  });

  it('reach every other one, a pupil alone never what only teachers say', () => {
    const reached = (start: TaskStatus, who: readonly Mover[]) => {
      const seen = new Set<TaskStatus>([start]);
      for (const from of seen) for (const by of who) for (const to of allowedMoves(from, by, usual)) seen.add(to);
      return [...seen].toSorted();
    };
    for (const start of taskStatuses) expect(reached(start, ['pupil', 'teacher'])).toEqual([...taskStatuses].toSorted());
    expect(reached('open', ['pupil'])).toEqual(['done', 'inProgress', 'open', 'question']);
    // No dead end but what is corrected, for the pupil.
    expect(taskStatuses.filter((from) => allowedMoves(from, 'pupil', usual).length === 0)).toEqual(['finished']);
  });

  it('let a pupil take back what was handed in until the teacher has opened it; what nobody corrects, always', () => {
    const back = (correctionMode: CorrectionMode, isSeen: boolean) =>
      refusedMove({ from: 'done', to: 'inProgress', by: 'pupil' }, { correctionMode, isSeen, knowsSolution: true });
    expect([back('teacher', false), back('teacher', true), back('none', true)]).toEqual([null, 'STATUS_FORBIDDEN', null]);
    expect(refusedMove({ from: 'done', to: 'question', by: 'pupil' }, { ...usual, isSeen: true })).toBeNull();
  });

  it('ask a pupil who corrects alone to look at the solution first', () => {
    const done = (correctionMode: CorrectionMode, knowsSolution: boolean) =>
      refusedMove({ from: 'inProgress', to: 'done', by: 'pupil' }, { correctionMode, isSeen: false, knowsSolution });
    expect([done('self', false), done('self', true), done('none', false), done('teacher', false)]).toEqual([
      'SOLUTION_UNSEEN',
      null,
      null,
      null,
    ]);
  });

  it('want words for an answer and for a request to do it again alone', () => {
    expect(taskStatuses.filter(needsWords)).toEqual(['answer', 'redo']);
  });
});

describe('whose turn it is', () => {
  const turns = (mode: CorrectionMode) => taskStatuses.map((status) => turnOf(status, mode));
  it('follows from the state and from who corrects', () => {
    expect(turns('teacher')).toEqual(['pupil', 'pupil', 'teacher', 'pupil', 'teacher', 'pupil', null]);
    expect(turns('self')).toEqual(['pupil', 'pupil', 'teacher', 'pupil', null, 'pupil', null]);
    expect(turns('none')).toEqual(turns('self'));
  });

  it.each([
    ['none', ['done', 'finished']],
    ['self', ['done', 'finished']],
    ['teacher', ['finished']],
  ] as const)('ends where the correction is by %s', (mode, ends) => {
    expect(taskStatuses.filter((status) => isTerminal(status, mode))).toEqual(ends);
  });
});
