import { expect, it } from 'vitest';
import { saveDelay } from './save-delay.ts';

it.each([
  [0, 800],
  [2_000, 800],
  [2_200, 800],
  [2_500, 500],
  [3_000, 0],
  [9_000, 0],
])('what was begun %i ms ago and typed on now is saved in %i ms', (ago, wanted) => expect(saveDelay(100_000, 100_000 - ago)).toBe(wanted));

it('fourteen seconds of typing without a pause are saved four times at least', () => {
  let [since, dueAt, saves] = [0, Infinity, 0];
  for (let now = 0; now < 14_000; now += 150) {
    if (now >= dueAt) [saves, since] = [saves + 1, now];
    dueAt = now + saveDelay(now, since);
  }
  expect(saves).toBeGreaterThanOrEqual(4);
});
