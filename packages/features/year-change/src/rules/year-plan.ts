import { schoolLimits } from '@pausenplatz/schools/contract';
import { classKey } from '@pausenplatz/schools/rules';
import type { YearAction, YearContent, YearWarning } from '../contract/words.ts';
/** Where one pupil goes who does not simply stay with the class. */
export type PupilTarget =
  | { readonly kind: 'leave' }
  | { readonly kind: 'class'; readonly classId: string }
  | { readonly kind: 'newClass'; readonly name: string };

export interface PupilMove {
  readonly userId: string;
  readonly to: PupilTarget;
}

export interface ClassStep {
  readonly classId: string;
  readonly action: YearAction;
  /** Name next year; null keeps the present one. */
  readonly newName: string | null;
  /** Whom the class is handed to. */
  readonly teacherId: string | null;
  readonly content: YearContent;
  readonly moves: readonly PupilMove[];
}

export interface PlannedClass {
  readonly id: string;
  readonly schoolId: string;
  readonly name: string;
  readonly pupilIds: readonly string[];
}

const blocking: ReadonlySet<YearWarning> = new Set([
  'teacherMissing',
  'nameTwice',
  'pupilsWithoutPlace',
  'targetDisappears',
  'targetMissing',
  'classFull',
]);

/** Whether a plan does not run with this warning, because it would fail or lose somebody; the others are worth a look. */
export const isBlocking = (warning: YearWarning): boolean => blocking.has(warning);

interface ReviewedStep {
  readonly classId: string;
  readonly nameAfter: string;
  readonly stay: number;
  readonly move: number;
  readonly leave: number;
  /** Pupils that other steps of the plan bring here. */
  readonly arrive: number;
  readonly warnings: readonly YearWarning[];
}

interface PlanReview {
  readonly steps: readonly ReviewedStep[];
  readonly newClassNames: readonly string[];
  readonly mayRun: boolean;
}

/** A class with which this is done is no living one any more, and its name is free. */
export const goesAway = (action: YearAction): boolean =>
  action === 'regroup' || action === 'leave' || action === 'archive' || action === 'delete';

/** Moves that count: of pupils who are still in the class, each once; none for a class that nothing is done with, all where all leave. */
export function movesOf(step: ClassStep, schoolClass: Pick<PlannedClass, 'pupilIds'>): readonly PupilMove[] {
  if (step.action === 'none') return [];
  if (step.action === 'leave') return schoolClass.pupilIds.map((userId) => ({ userId, to: { kind: 'leave' } }));
  const named = new Map(step.moves.map((move) => [move.userId, move]));
  return schoolClass.pupilIds.flatMap((userId) => named.get(userId) ?? []);
}

/** Who leaves the school with this step: all of the class, or those of whom it is said. */
export const leaversOf = (step: ClassStep, pupilIds: readonly string[]): readonly string[] =>
  movesOf(step, { pupilIds }).flatMap(({ userId, to }) => (to.kind === 'leave' ? [userId] : []));

/** Where a pupil goes: a class by its id, or a new class by its school and name, whatever the capitals. */
const placeOf = (to: PupilTarget, schoolId: string): string | null =>
  to.kind === 'leave' ? null : to.kind === 'class' ? to.classId : newClassKey(schoolId, to.name);

/** New classes belong to the school that their pupils come from, whatever their spelling; two schools may each have one of the same name. */
export const newClassKey = (schoolId: string, name: string): string => `${schoolId} ${classKey(name)}`;

/**
 * Says in numbers and warnings what a plan would do, step by step. `classes` are all live classes of the school; `made` are those
 * among them that earlier steps of the plan made, to be filled further by their names.
 */
export function reviewPlan(
  steps: readonly ClassStep[],
  classes: readonly PlannedClass[],
  made: ReadonlySet<string> = new Set(),
): PlanReview {
  const known = new Map(classes.map((one) => [one.id, one]));
  const live = steps.flatMap((step) => {
    const schoolClass = known.get(step.classId);
    return schoolClass ? [{ step, schoolClass, moves: movesOf(step, schoolClass) }] : [];
  });
  const gone = new Set(live.filter(({ step }) => goesAway(step.action)).map(({ step }) => step.classId));
  const nameAfter = (id: string) =>
    live.find(({ step }) => step.classId === id && step.action !== 'none')?.step.newName ?? known.get(id)?.name ?? '';
  const keyAfter = ({ id, schoolId }: PlannedClass) => newClassKey(schoolId, nameAfter(id));
  const fresh = live.flatMap(({ schoolClass, moves }) =>
    moves.flatMap(({ to }) => (to.kind === 'newClass' ? [{ name: to.name, key: newClassKey(schoolClass.schoolId, to.name) }] : [])),
  );
  const kept = classes.filter(({ id }) => !gone.has(id) && !made.has(id)).map(keyAfter);
  const names = [...kept, ...new Set(fresh.map(({ key }) => key))];
  const counts = countsAfter(classes, live);
  const reviewed = live.map(({ step, schoolClass, moves }): ReviewedStep => {
    const leave = moves.filter(({ to }) => to.kind === 'leave').length;
    const stay = schoolClass.pupilIds.length - moves.length;
    const arrive = (counts.get(step.classId) ?? 0) - stay;
    const targets = moves.flatMap(({ to }) => (to.kind === 'class' ? [to.classId] : []));
    const places = [step.classId, ...moves.flatMap(({ to }) => placeOf(to, schoolClass.schoolId) ?? [])];
    const isNamed = !goesAway(step.action) && step.action !== 'none';
    const warnings: YearWarning[] = [];
    if (step.action === 'handOver' && step.teacherId === null) warnings.push('teacherMissing');
    const named = [...(isNamed ? [keyAfter(schoolClass)] : []), ...places.slice(1)];
    if (named.some((one) => names.filter((name) => name === one).length > 1)) warnings.push('nameTwice');
    if (step.action === 'regroup' && stay > 0) warnings.push('pupilsWithoutPlace');
    else if (goesAway(step.action) && stay > 0) warnings.push('pupilsLoose');
    if (targets.some((id) => gone.has(id) || id === step.classId)) warnings.push('targetDisappears');
    if (targets.some((id) => !known.has(id))) warnings.push('targetMissing');
    if (places.some((place) => (counts.get(place) ?? 0) > schoolLimits.pupilsPerClass)) warnings.push('classFull');
    if (schoolClass.pupilIds.length === 0 && step.action !== 'none') warnings.push('empty');
    return { classId: step.classId, nameAfter: nameAfter(step.classId), stay, move: moves.length - leave, leave, arrive, warnings };
  });
  const acts = live.some(({ step }) => step.action !== 'none');
  return {
    steps: reviewed,
    newClassNames: [...new Set(fresh.map(({ name }) => name))],
    mayRun: acts && reviewed.every(({ warnings }) => !warnings.some(isBlocking)),
  };
}

/** How many pupils each class, and each new class, would have. */
function countsAfter(
  classes: readonly PlannedClass[],
  live: readonly { readonly schoolClass: PlannedClass; readonly moves: readonly PupilMove[] }[],
): ReadonlyMap<string, number> {
  const counts = new Map(classes.map(({ id, pupilIds }) => [id, pupilIds.length]));
  const add = (place: string, more: number) => counts.set(place, (counts.get(place) ?? 0) + more);
  for (const { schoolClass, moves } of live) {
    add(schoolClass.id, -moves.length);
    for (const { to } of moves) {
      const place = placeOf(to, schoolClass.schoolId);
      if (place !== null) add(place, 1);
    }
  }
  return counts;
}
