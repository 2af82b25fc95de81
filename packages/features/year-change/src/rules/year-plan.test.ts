import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ClassStep, leaversOf, movesOf, type PlannedClass, reviewPlan } from './year-plan.ts';
import { yearActions } from '../contract/words.ts';

const classes: readonly PlannedClass[] = [
  { id: 'a', schoolId: 'dorf', name: '3a', pupilIds: ['mia', 'noah'] },
  { id: 'b', schoolId: 'dorf', name: '4a', pupilIds: ['lea'] },
  { id: 'c', schoolId: 'dorf', name: '5a', pupilIds: [] },
];
const aStep = (classId: string, more: Partial<ClassStep> = {}): ClassStep => ({
  classId,
  action: 'continue',
  newName: null,
  teacherId: null,
  content: 'keep',
  moves: [],
  ...more,
});
const leave = (userId: string) => ({ userId, to: { kind: 'leave' as const } });
const toNew = (userId: string, name: string) => ({ userId, to: { kind: 'newClass' as const, name } });
const to = (userId: string, classId: string) => ({ userId, to: { kind: 'class' as const, classId } });

describe('a plan is reviewed before it runs', () => {
  it('counts who stays, moves, leaves and arrives', () => {
    const { steps } = reviewPlan([aStep('a', { moves: [leave('mia'), to('noah', 'b')] }), aStep('b')], classes);
    expect(steps).toMatchObject([
      { classId: 'a', stay: 0, move: 1, leave: 1, arrive: 0 },
      { classId: 'b', stay: 1, move: 0, leave: 0, arrive: 1 },
    ]);
  });

  it('frees the name of a class that is split whole', () => {
    const moves = [toNew('mia', '3a'), toNew('noah', '3c')];
    expect(reviewPlan([aStep('a', { action: 'regroup', moves })], classes)).toMatchObject({
      mayRun: true,
      steps: [{ stay: 0, warnings: [] }],
    });
    const kept = reviewPlan([aStep('a', { action: 'regroup', moves: moves.slice(0, 1) })], classes);
    expect(kept.steps[0]?.warnings).toEqual(['pupilsWithoutPlace']);
  });

  it('lets names rise together: 3a may become 4a because 4a becomes 5a and 5a goes', () => {
    const plan = [aStep('a', { newName: '4a' }), aStep('b', { newName: '5a' }), aStep('c', { action: 'archive' })];
    expect(reviewPlan(plan, classes)).toMatchObject({
      mayRun: true,
      steps: [{ nameAfter: '4a', warnings: [] }, { nameAfter: '5a', warnings: [] }, { warnings: ['empty'] }],
    });
  });

  it.each([
    ['a name that another class has', [aStep('a', { newName: '4a' })], 'nameTwice', false],
    ['a class handed over to nobody', [aStep('a', { action: 'handOver' })], 'teacherMissing', false],
    [
      'a class that is regrouped with somebody left',
      [aStep('a', { action: 'regroup', moves: [to('mia', 'b')] })],
      'pupilsWithoutPlace',
      false,
    ],
    [
      'pupils who go into a class that goes away',
      [aStep('a', { moves: [to('mia', 'b')] }), aStep('b', { action: 'archive' })],
      'targetDisappears',
      false,
    ],
    ['pupils who go into a class that is not there', [aStep('a', { moves: [to('mia', 'zzz')] })], 'targetMissing', false],
    [
      'a class that goes to the archive with somebody left',
      [aStep('a', { action: 'archive', moves: [leave('mia')] })],
      'pupilsLoose',
      true,
    ],
    ['a class without pupils', [aStep('c')], 'empty', true],
  ])('%s', (_what, plan, warning, mayRun) => {
    const review = reviewPlan(plan, classes);
    expect(review.steps[0]?.warnings).toContain(warning);
    expect(review.mayRun).toBe(mayRun);
  });

  it('knows a class whose pupils all leave, whatever was planned for single ones before', () => {
    const [step] = reviewPlan([aStep('a', { action: 'leave', moves: [to('mia', 'b')] }), aStep('b')], classes).steps;
    expect(step).toMatchObject({ stay: 0, move: 0, leave: 2, warnings: [] });
  });

  it('lets each school have its own 3a, but no school two of them', () => {
    const wald = { id: 'w', schoolId: 'wald', name: '3a', pupilIds: ['zoe'] };
    expect(reviewPlan([aStep('a'), aStep('w')], [...classes, wald])).toMatchObject({
      mayRun: true,
      steps: [{ warnings: [] }, { warnings: [] }],
    });
    const twice = reviewPlan([aStep('a', { newName: '3A' }), aStep('w')], [...classes, { ...wald, schoolId: 'dorf' }]);
    expect(twice.steps.map(({ warnings }) => warnings)).toEqual([['nameTwice'], ['nameTwice']]);
  });

  it('makes no new class under a name that stays, but under one that becomes free, and fills one that it made before', () => {
    const splits = aStep('a', { moves: [toNew('mia', '4A')] });
    expect(reviewPlan([splits], classes)).toMatchObject({ mayRun: false, steps: [{ warnings: ['nameTwice'] }] });
    expect(reviewPlan([splits, aStep('b', { newName: '6a' })], classes)).toMatchObject({ mayRun: true, newClassNames: ['4A'] });
    expect(reviewPlan([splits], classes, new Set(['b'])).mayRun).toBe(true);
  });

  it('does not run into a class that would be too full, be it one of the plan, another one or a new one', () => {
    const many = Array.from({ length: 60 }, (_, index) => `k${index}`);
    const full = { id: 'f', schoolId: 'dorf', name: '6f', pupilIds: many };
    const all = [...classes, full];
    const warned = (plan: readonly ClassStep[]) => reviewPlan(plan, all).steps.map(({ warnings }) => warnings);
    expect(warned([aStep('b', { moves: [to('lea', 'f')] })])).toEqual([['classFull']]);
    const crowd = [aStep('f', { moves: many.map((one) => toNew(one, '7x')) }), aStep('b', { moves: [toNew('lea', '7x')] })];
    expect(warned(crowd)).toEqual([['classFull'], ['classFull']]);
    expect(reviewPlan(crowd, all).mayRun).toBe(false);
    expect(reviewPlan([aStep('f', { moves: [leave('k0')] }), aStep('b', { moves: [to('lea', 'f')] })], all).mayRun).toBe(true);
  });

  it('a plan that does nothing does not run', () => {
    expect(reviewPlan([aStep('a', { action: 'none' })], classes).mayRun).toBe(false);
  });

  it('knows who leaves: all where all leave, otherwise those of whom it is said', () => {
    expect(leaversOf(aStep('a', { action: 'leave' }), ['mia', 'noah'])).toEqual(['mia', 'noah']);
    expect(leaversOf(aStep('a', { moves: [leave('mia'), to('noah', 'b')] }), ['mia', 'noah'])).toEqual(['mia']);
    expect(leaversOf(aStep('a', { action: 'none', moves: [leave('mia')] }), ['mia', 'noah'])).toEqual([]);
  });

  it('forgets moves of pupils who left the class since', () => {
    expect(movesOf(aStep('a', { moves: [leave('lea'), leave('mia')] }), classes[0] as PlannedClass)).toEqual([leave('mia')]);
  });
});

it('every pupil has exactly one place, whatever the plan', () => {
  const target = fc.oneof(
    fc.constant({ kind: 'leave' as const }),
    fc.constantFrom('a', 'b', 'c', 'zzz').map((classId) => ({ kind: 'class' as const, classId })),
    fc.constantFrom('6x', '4a').map((name) => ({ kind: 'newClass' as const, name })),
  );
  const moves = fc.array(fc.record({ userId: fc.constantFrom('mia', 'noah', 'lea', 'nobody'), to: target }), { maxLength: 6 });
  const step = (classId: string) =>
    fc
      .record({ action: fc.constantFrom(...yearActions), moves, newName: fc.option(fc.constantFrom('4a', '5a')) })
      .map((more) => aStep(classId, more));
  fc.assert(
    fc.property(fc.tuple(step('a'), step('b'), step('c')), (plan) => {
      for (const reviewed of reviewPlan(plan, classes).steps) {
        const pupils = classes.find(({ id }) => id === reviewed.classId)?.pupilIds.length;
        expect(reviewed.stay + reviewed.move + reviewed.leave).toBe(pupils);
        expect(Math.min(reviewed.stay, reviewed.move, reviewed.leave, reviewed.arrive)).toBeGreaterThanOrEqual(0);
      }
    }),
  );
});
