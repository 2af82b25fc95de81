import { schoolLimits } from '@pausenplatz/schools/contract';
import type { YearAction, YearContent, YearWarning } from '../../contract/words.ts';
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
  readonly name: string;
  readonly pupilIds: readonly string[];
}

// The others are worth a look; these would make the run fail or lose somebody.
const blocking: ReadonlySet<YearWarning> = new Set([
  'teacherMissing',
  'nameTwice',
  'pupilsWithoutPlace',
  'targetDisappears',
  'targetMissing',
]);

export interface ReviewedStep {
  readonly classId: string;
  readonly nameAfter: string;
  readonly stay: number;
  readonly move: number;
  readonly leave: number;
  /** Pupils that other steps of the plan bring here. */
  readonly arrive: number;
  readonly warnings: readonly YearWarning[];
}

export interface PlanReview {
  readonly steps: readonly ReviewedStep[];
  readonly newClassNames: readonly string[];
  readonly mayRun: boolean;
}

const goesAway = (action: YearAction): boolean => action === 'archive' || action === 'delete';

/** Moves that count: of pupils who are still in the class, each once, and none for a class that nothing is done with. */
export function movesOf(step: ClassStep, schoolClass: PlannedClass): readonly PupilMove[] {
  if (step.action === 'none') return [];
  const named = new Map(step.moves.map((move) => [move.userId, move]));
  return schoolClass.pupilIds.flatMap((userId) => named.get(userId) ?? []);
}

/** Says in numbers and warnings what a plan would do, step by step. `classes` are all live classes of the school. */
export function reviewPlan(steps: readonly ClassStep[], classes: readonly PlannedClass[]): PlanReview {
  const known = new Map(classes.map((one) => [one.id, one]));
  const live = steps.flatMap((step) => {
    const schoolClass = known.get(step.classId);
    return schoolClass ? [{ step, schoolClass, moves: movesOf(step, schoolClass) }] : [];
  });
  const gone = new Set(live.filter(({ step }) => goesAway(step.action)).map(({ step }) => step.classId));
  const nameAfter = (id: string) =>
    live.find(({ step }) => step.classId === id && step.action !== 'none')?.step.newName ?? known.get(id)?.name ?? '';
  const newClassNames = [...new Set(live.flatMap(({ moves }) => moves.flatMap(({ to }) => (to.kind === 'newClass' ? [to.name] : []))))];
  const names = [...classes.filter(({ id }) => !gone.has(id)).map(({ id }) => nameAfter(id)), ...newClassNames].map((name) =>
    name.toLowerCase(),
  );
  const reviewed = live.map(({ step, schoolClass, moves }): ReviewedStep => {
    const leave = moves.filter(({ to }) => to.kind === 'leave').length;
    const stay = schoolClass.pupilIds.length - moves.length;
    const arrive = live.flatMap((other) => other.moves).filter(({ to }) => to.kind === 'class' && to.classId === step.classId).length;
    const targets = moves.flatMap(({ to }) => (to.kind === 'class' ? [to.classId] : []));
    const warnings: YearWarning[] = [];
    if (step.action === 'handOver' && step.teacherId === null) warnings.push('teacherMissing');
    if (
      !goesAway(step.action) &&
      step.action !== 'none' &&
      names.filter((name) => name === nameAfter(step.classId).toLowerCase()).length > 1
    )
      warnings.push('nameTwice');
    if (step.action === 'regroup' && stay > 0) warnings.push('pupilsWithoutPlace');
    if (targets.some((id) => gone.has(id) || id === step.classId)) warnings.push('targetDisappears');
    if (targets.some((id) => !known.has(id))) warnings.push('targetMissing');
    if (stay + arrive > schoolLimits.pupilsPerClass) warnings.push('classFull');
    if (schoolClass.pupilIds.length === 0 && step.action !== 'none') warnings.push('empty');
    return { classId: step.classId, nameAfter: nameAfter(step.classId), stay, move: moves.length - leave, leave, arrive, warnings };
  });
  const acts = live.some(({ step }) => step.action !== 'none');
  return {
    steps: reviewed,
    newClassNames,
    mayRun: acts && reviewed.every(({ warnings }) => warnings.every((warning) => !blocking.has(warning))),
  };
}
