import { expect, test } from 'vitest';
import { ownClass } from './own-class.ts';

const schoolClasses = [{ id: '3a' }, { id: '4b' }];

test.each([
  { wished: [null, null], currentSchoolClass: '4b', shown: '4b' },
  { wished: ['3a', '4b'], currentSchoolClass: '4b', shown: '3a' },
  // A link of somebody else's class leads nowhere.
  { wished: ['9z', null], currentSchoolClass: '4b', shown: '4b' },
  // The class they were in last may be archived.
  { wished: [null], currentSchoolClass: 'archived', shown: '3a' },
  { wished: [], currentSchoolClass: null, shown: '3a' },
])('wished $wished, in $currentSchoolClass last: $shown', ({ wished, currentSchoolClass, shown }) => {
  expect(ownClass({ currentSchoolClass, schoolClasses }, wished)).toBe(shown);
});

test('who has no class sees none', () => {
  expect(ownClass({ currentSchoolClass: '3a', schoolClasses: [] }, ['3a'])).toBeNull();
});
