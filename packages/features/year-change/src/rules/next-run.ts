import type { YearAction } from '../contract/words.ts';

interface PlannedStep {
  readonly state: 'planned' | 'done' | 'undone' | 'failed';
  readonly step: { readonly action: YearAction };
}

/** What the next run of a plan carries out: what is planned and what failed; where nothing of it acts, what was taken back, once more. */
export function ofNextRun<Step extends PlannedStep>(steps: readonly Step[]): readonly Step[] {
  const open = steps.filter(({ state }) => state === 'planned' || state === 'failed');
  const acts = open.some(({ step }) => step.action !== 'none');
  return acts ? open : steps.filter(({ state }) => state !== 'done');
}
