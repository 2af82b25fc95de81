import { expect, it } from 'vitest';
import { ofNextRun } from './next-run.ts';

const aStep = (state: 'planned' | 'done' | 'undone' | 'failed', action: 'continue' | 'none' = 'continue') => ({ state, step: { action } });

it.each([
  ['what is planned and what failed', [aStep('planned'), aStep('failed'), aStep('done')], ['planned', 'failed']],
  ['not what was taken back, while others wait', [aStep('undone'), aStep('planned')], ['planned']],
  ['what was taken back, once nothing else acts', [aStep('undone'), aStep('planned', 'none'), aStep('done')], ['undone', 'planned']],
  ['nothing of a plan that is done', [aStep('done')], []],
])('the next run carries out %s', (_what, steps, states) => {
  expect(ofNextRun(steps).map(({ state }) => state)).toEqual(states);
});
