import { expect, test } from 'vitest';
import { planAt } from './plan-at.ts';

const today = '2026-11-24';

test.each([
  ['', { day: today, view: 'week', date: '2026-11-23' }],
  ['datum=2026-12-02', { day: '2026-12-02', view: 'week', date: '2026-11-30' }],
  ['datum=2026-12-02&ansicht=day', { day: '2026-12-02', view: 'day', date: '2026-12-02' }],
  ['datum=2026-12-02&ansicht=month', { day: '2026-12-02', view: 'month', date: '2026-12-01' }],
  ['datum=2026-12-02&ansicht=list', { day: '2026-12-02', view: 'list', date: '2026-12-02' }],
  // What is no day and no view is not there.
  ['datum=2026-13-45&ansicht=jahr', { day: today, view: 'week', date: '2026-11-23' }],
  ['datum=morgen', { day: today, view: 'week', date: '2026-11-23' }],
])('the plan at "%s"', (query, expected) => {
  expect(planAt(new URLSearchParams(query), today)).toEqual(expected);
});
