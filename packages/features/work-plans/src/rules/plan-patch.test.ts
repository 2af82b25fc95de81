import { describe, expect, it } from 'vitest';
import type { Plan, Task } from '../contract/index.ts';
import {
  placeOfTask,
  stepFrom,
  withMovedSection,
  withMovedTask,
  withNewSection,
  withNewTask,
  withoutSection,
  withoutTask,
  withTask,
} from './plan-patch.ts';

const task = (id: string): Task => ({
  id,
  nr: 0,
  title: id,
  text: '',
  icon: null,
  mandatory: true,
  level: 0,
  groupSize: 'EA',
  correctionMode: 'teacher',
  attachments: [],
  revision: 1,
});
const section = (id: string, ...tasks: string[]) => ({ id, title: id, backgroundColor: 'teal' as const, tasks: tasks.map(task) });
// Only what the patches touch.
const plan = { sections: [section('A', 'a', 'b'), section('B'), section('C', 'c')] } as unknown as Plan;
const shown = ({ sections }: Plan) =>
  sections.map(({ id, tasks }) => `${id}: ${tasks.map((one) => `${one.nr}${one.id}`).join(' ')}`.trim());

describe('a plan on the screen', () => {
  it.each([
    ['a new task at the end', withNewTask(plan, 'A', task('x')), ['A: 1a 2b 3x', 'B:', 'C: 4c']],
    ['a new task at a place', withNewTask(plan, 'A', task('x'), 1), ['A: 1a 2x 3b', 'B:', 'C: 4c']],
    ['a task that goes', withoutTask(plan, 'a'), ['A: 1b', 'B:', 'C: 2c']],
    ['a task that moves inside', withMovedTask(plan, 'a', 'A', 1), ['A: 1b 2a', 'B:', 'C: 3c']],
    ['a task that moves elsewhere', withMovedTask(plan, 'c', 'A', 0), ['A: 1c 2a 3b', 'B:', 'C:']],
    ['a new section', withNewSection(plan, section('D', 'd')), ['A: 1a 2b', 'B:', 'C: 3c', 'D: 4d']],
    ['a section that goes', withoutSection(plan, 'A'), ['B:', 'C: 1c']],
    ['a section that moves', withMovedSection(plan, 'C', 0), ['C: 1c', 'A: 2a 3b', 'B:']],
    ['what is not there', withMovedTask(plan, 'z', 'A', 0), ['A: 0a 0b', 'B:', 'C: 0c']],
  ])('is numbered anew by %s', (_what, after, expected) => {
    expect(shown(after)).toEqual(expected);
  });

  it('keeps the others as they are when one changes', () => {
    expect(withTask(plan, 'b', { title: 'neu' }).sections[0]?.tasks.map(({ title }) => title)).toEqual(['a', 'neu']);
  });

  it.each([
    ['a', 1, { sectionId: 'A', position: 1 }],
    ['b', -1, { sectionId: 'A', position: 0 }],
    ['b', 1, { sectionId: 'B', position: 0 }],
    ['c', -1, { sectionId: 'B', position: 0 }],
    ['a', -1, null],
    ['c', 1, null],
    ['z', 1, null],
  ] as const)('a step of %s by %i leads to %j', (id, by, to) => {
    expect(stepFrom(plan, id, by)).toEqual(to);
  });

  it('knows the place of a task', () => {
    expect(placeOfTask(plan, 'b')).toEqual({ sectionId: 'A', position: 1 });
  });
});
