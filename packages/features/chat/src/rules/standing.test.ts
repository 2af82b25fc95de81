import { describe, expect, it } from 'vitest';
import { type ChatFacts, isAdminOf, isAnswering, mayWrite, type Standing } from './standing.ts';

const child: Standing = { isChild: true, isAppointed: false, administers: false };
const adult: Standing = { isChild: false, isAppointed: false, administers: false };
const appointed: Standing = { ...adult, isAppointed: true };
const head: Standing = { ...adult, administers: true };
const facts: ChatFacts = { kind: 'class', writeMode: 'all', isClosed: false, adults: 2, appointed: 1, isBarred: false };

describe('who looks after a chat', () => {
  it.each([
    ['a child of the class', child, 'class', 1, false],
    ['who teaches the class', adult, 'class', 1, true],
    ['who teaches the class of a group', adult, 'group', 1, true],
    ['a teacher in a team', adult, 'team', 1, false],
    ['who was made its admin', appointed, 'team', 1, true],
    ['a child who was made its admin by whatever way', { ...child, isAppointed: true }, 'persons', 1, false],
    ['any adult of a team that has lost its admins', adult, 'team', 0, true],
    ['a child of such a team', child, 'team', 0, false],
    ['a colleague in the school’s chat', adult, 'school', 1, false],
    ['an admin of the school in its chat', head, 'school', 1, true],
    ['an admin of the school in a chat of persons', head, 'persons', 1, false],
  ] as const)('%s', (_who, person, kind, others, expected) => {
    expect(isAdminOf(person, { ...facts, kind, appointed: others })).toBe(expected);
  });
});

describe('who writes', () => {
  it.each([
    ['a child where all write', child, {}, true, false],
    ['a child where admins alone write', child, { writeMode: 'admins' }, false, false],
    ['a child whose answer is for the admins', child, { writeMode: 'answers' }, true, true],
    ['a teacher of the class where admins alone write', adult, { writeMode: 'admins' }, true, false],
    ['a teacher of the class where answers are for the admins', adult, { writeMode: 'answers' }, true, false],
    ['a colleague in a team where answers are for the admins', adult, { kind: 'team', writeMode: 'answers' }, true, true],
    ['anybody in a closed chat', adult, { isClosed: true }, false, false],
    ['a child in a chat of children that the school does not allow', child, { kind: 'persons', isBarred: true }, false, false],
    ['who teaches in one', adult, { kind: 'persons', isBarred: true }, true, false],
    ['a child where no adult reads along', child, { kind: 'team', adults: 0, appointed: 0 }, false, false],
  ] as const)('%s', (_who, person, more, writes, answers) => {
    const around = { ...facts, ...more };
    expect([mayWrite(person, around), isAnswering(person, around)]).toEqual([writes, answers]);
  });
});
