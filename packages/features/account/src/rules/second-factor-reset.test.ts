import { describe, expect, it } from 'vitest';
import { judgeReset } from './second-factor-reset.ts';

const teacher = { isSelf: false, passedOwn: true, adminSchoolIds: ['school', 'child'], belongsTo: ['child'], administers: [] };

describe('an admin resets the second factor', () => {
  it.each([
    ['of a teacher of a child school', {}, 'allowed'],
    ['of a fellow admin of the same school', { belongsTo: ['school'], administers: ['school', 'child'] }, 'allowed'],
    ['of an admin of a child school', { administers: ['child'] }, 'allowed'],
    ['not of oneself', { isSelf: true, administers: ['school', 'child'] }, 'self'],
    ['not of somebody of another school', { belongsTo: ['other'] }, 'notTheirs'],
    ['not of who administers the school above', { administers: ['above', 'school', 'child'] }, 'notTheirs'],
    ['not of a teacher who administers another school', { administers: ['other'] }, 'notTheirs'],
    ['not without having passed an own one', { passedOwn: false }, 'ownMissing'],
  ] as const)('%s', (_who, changes, verdict) => {
    expect(judgeReset({ ...teacher, ...changes })).toBe(verdict);
  });
});
