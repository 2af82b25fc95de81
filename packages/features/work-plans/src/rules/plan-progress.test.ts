import { describe, expect, it } from 'vitest';
import type { TaskStatus } from '../contract/index.ts';
import { progressOf, type TaskProgress } from './plan-progress.ts';

const must = (status: TaskStatus, correctionMode: TaskProgress['correctionMode'] = 'teacher'): TaskProgress => ({
  mandatory: true,
  correctionMode,
  status,
});
const may = (status: TaskStatus): TaskProgress => ({ ...must(status), mandatory: false });

describe('how far a pupil is in a plan', () => {
  it.each([
    ['nothing happened', [must('open'), may('open')], false, 'open', 0],
    ['something happened', [must('inProgress'), must('open')], false, 'inProgress', 0],
    ['only what is optional happened', [must('open'), may('finished')], false, 'inProgress', 0],
    ['everything is handed in', [must('done'), must('finished')], false, 'done', 50],
    ['nobody corrects what is done', [must('done', 'none'), must('done', 'self')], false, 'done', 100],
    ['something is to be done again', [must('redo'), must('finished')], false, 'inProgress', 50],
    ['everything is corrected, and the plan is not closed', [must('finished')], false, 'done', 100],
    ['everything is corrected and closed', [must('finished'), may('open')], true, 'finished', 100],
    ['the plan was closed, and a task came afterwards', [must('finished'), must('open')], true, 'inProgress', 50],
    ['two of three are through', [must('finished'), must('finished'), must('open')], false, 'inProgress', 66],
  ] as const)('when %s', (_when, tasks, isClosed, status, percent) => {
    expect(progressOf(tasks, isClosed)).toMatchObject({ status, percent });
  });

  it('counts what is optional apart', () => {
    expect(progressOf([must('finished'), must('open'), may('finished'), may('open')], false)).toMatchObject({
      mandatory: 2,
      through: 1,
      optionalThrough: 1,
      percent: 50,
    });
  });

  it('knows what lies with the teacher', () => {
    expect(progressOf([must('done'), may('question'), must('done', 'none'), must('answer')], false).withTeacher).toBe(2);
  });

  it('is through where nothing is mandatory, and open where nothing is at all', () => {
    expect(progressOf([may('open')], false)).toMatchObject({ percent: 100, status: 'open' });
    expect(progressOf([], false)).toMatchObject({ percent: 100, status: 'open' });
  });
});
