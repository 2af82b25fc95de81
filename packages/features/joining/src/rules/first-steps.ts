/** What a newly registered teacher does first, in this order. */
type FirstStep = 'school' | 'schoolClass' | 'page';

/** `waiting`: for somebody else; `next`: the one to do now; `later`: after that. */
export type StepState = 'done' | 'waiting' | 'next' | 'later';

/** What has happened already, as the product knows it. */
export interface Beginning {
  readonly hasSchool: boolean;
  /** A request to a school is open. */
  readonly hasAsked: boolean;
  readonly hasClass: boolean;
  /** In a school of theirs they may make one. */
  readonly mayMakeClass: boolean;
  readonly hasWritten: boolean;
}

/**
 * How far somebody is. Each step is done by what happened, wherever it was done; while a school or its administration has to act, the
 * step after that is the next one. A class needs a school, a page does not.
 */
export function firstSteps({ hasSchool, hasAsked, hasClass, mayMakeClass, hasWritten }: Beginning): Steps {
  const open: readonly (FirstStep | false)[] = [
    !hasSchool && !hasAsked && 'school',
    hasSchool && !hasClass && mayMakeClass && 'schoolClass',
    !hasWritten && 'page',
  ];
  const next = open.find((step) => step !== false);
  const stateOf = (step: FirstStep, isDone: boolean, waits: boolean): StepState => {
    if (isDone) return 'done';
    if (step === next) return 'next';
    return waits ? 'waiting' : 'later';
  };
  return {
    school: stateOf('school', hasSchool, hasAsked),
    schoolClass: stateOf('schoolClass', hasClass, hasSchool && !mayMakeClass),
    page: stateOf('page', hasWritten, false),
  };
}

export const areAllDone = (steps: Steps): boolean => Object.values(steps).every((state) => state === 'done');

type Steps = Readonly<Record<FirstStep, StepState>>;
