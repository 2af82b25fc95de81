import { describe, expect, it } from 'vitest';
import { rolesWith } from './roles-with.ts';

describe('the roles of a person', () => {
  it('hold SchoolAdmin once while they administer a school, and nothing more otherwise', () => {
    expect(rolesWith(['Teacher'], true)).toEqual(['Teacher', 'SchoolAdmin']);
    expect(rolesWith(['SchoolAdmin'], true)).toEqual(['SchoolAdmin']);
    expect(rolesWith(['Teacher'], false)).toEqual(['Teacher']);
    expect(rolesWith([], false)).toEqual([]);
  });
});
