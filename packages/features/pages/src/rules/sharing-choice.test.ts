import { expect, test } from 'vitest';
import { choiceOf, sharingChoices, shownState } from './sharing-choice.ts';

test('a link with a password is a choice beside the link', () => {
  expect(sharingChoices(['group', 'school', 'link', 'public'])).toEqual(['group', 'school', 'link', 'linkPassword', 'public']);
  expect([choiceOf('link', null), choiceOf('link', 'laub-10'), choiceOf('group', 'laub-10')]).toEqual(['link', 'linkPassword', 'group']);
});

test('a group and a team are choices where there is one, right after the class', () => {
  expect(sharingChoices(['group', 'school'], ['team', 'group', 'team'])).toEqual(['group', 'part', 'team', 'school']);
  expect(sharingChoices(['group', 'school'], ['team'])).toEqual(['group', 'team', 'school']);
  expect([choiceOf('members', null, 'team'), choiceOf('members', 'laub-10', 'group')]).toEqual(['team', 'part']);
  // A group that is no more was chosen all the same.
  expect(choiceOf('members', null, null)).toBe('part');
});

const now = new Date('2026-11-23T08:00:00.000Z');
const [before, after] = ['2026-11-23T07:00:00.000Z', '2026-11-23T09:00:00.000Z'];

test.each([
  [{ draft: true, visibleFrom: before, visibleUntil: null }, 'draft'],
  [{ draft: false, visibleFrom: null, visibleUntil: null }, 'shown'],
  [{ draft: false, visibleFrom: after, visibleUntil: null }, 'notYet'],
  [{ draft: false, visibleFrom: before, visibleUntil: after }, 'shown'],
  [{ draft: false, visibleFrom: null, visibleUntil: before }, 'over'],
] as const)('%o is %s', (page, state) => {
  expect(shownState(page, now)).toBe(state);
});
