import { describe, expect, it } from 'vitest';
import type { Notices } from '../contract/index.ts';
import { type BannerPerson, bannersFor } from './banners.ts';

const person: BannerPerson = { userRoles: ['Teacher'], schools: ['s'], emailUnconfirmed: false, newAccount: false };
const quiet: Notices = { systemMessages: [], systemMaintenance: null, openRequests: 0, yearChange: null };
const kinds = (who: Partial<BannerPerson>, notices: Partial<Notices> | undefined, path = '/', closed: readonly string[] = []) =>
  bannersFor({ ...person, ...who }, notices && { ...quiet, ...notices }, path, new Set(closed)).map(({ kind }) => kind);

describe('banners', () => {
  it('stay away where there is nothing to say, or nobody to say it to', () => {
    expect(kinds({}, {})).toEqual([]);
    expect(bannersFor(null, undefined, '/', new Set())).toEqual([]);
  });

  it('tell a teacher without a school, but not on a new account or while an invitation is open', () => {
    expect(kinds({ schools: [] }, {})).toEqual(['withoutSchool']);
    expect(kinds({ schools: [], newAccount: true }, {})).toEqual([]);
    expect(kinds({ schools: [] }, {}, '/einladung-bestaetigen/x')).toEqual([]);
    expect(kinds({ schools: [], userRoles: ['Private'] }, {})).toEqual([]);
  });

  it('do not wait for the notices to tell what is known already', () => {
    expect(kinds({ emailUnconfirmed: true }, undefined)).toEqual(['emailUnconfirmed']);
  });

  it('stand with the most urgent first, each until it is closed', () => {
    const message = { id: 'm', title: 'T', message: 'M' };
    const work = { from: '2026-12-01T17:00:00.000Z', to: '2026-12-01T19:00:00.000Z' };
    const all = { ...quiet, systemMessages: [message], systemMaintenance: work, openRequests: 2 };
    const busy = { ...person, emailUnconfirmed: true, secondFactorMissing: true };
    const shown = bannersFor(busy, all, '/', new Set());
    expect(shown.map(({ kind }) => kind)).toEqual(['maintenance', 'message', 'secondFactorMissing', 'emailUnconfirmed', 'openRequests']);
    expect(bannersFor(busy, all, '/', new Set(shown.map(({ key }) => key)))).toEqual([]);
  });

  it('remind of the school year until it is closed, and of the next one again', () => {
    expect(bannersFor(person, { ...quiet, yearChange: 2027 }, '/', new Set())).toMatchObject([{ schoolYear: 2027, teaches: true }]);
    const closed = bannersFor(person, { ...quiet, yearChange: 2027 }, '/', new Set()).map(({ key }) => key);
    expect(kinds({}, { yearChange: 2027 }, '/', closed)).toEqual([]);
    expect(kinds({ userRoles: ['SchoolAdmin'] }, { yearChange: 2028 }, '/', closed)).toEqual(['yearChange']);
  });

  it('come back when one more teacher waits', () => {
    const closed = bannersFor(person, { ...quiet, openRequests: 1 }, '/', new Set()).map(({ key }) => key);
    expect(kinds({}, { openRequests: 1 }, '/', closed)).toEqual([]);
    expect(kinds({}, { openRequests: 2 }, '/', closed)).toEqual(['openRequests']);
  });
});
