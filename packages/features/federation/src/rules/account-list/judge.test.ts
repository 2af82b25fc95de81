import { describe, expect, it } from 'vitest';
import type { AccountRow } from '../../contract/index.ts';
import { judgeAccountRows, type KnownAccount } from './judge.ts';

const oid = (nr: number) => `0b9a4e0e-6a2c-4a4e-8f5b-${String(nr).padStart(12, '0')}`;
const lea: KnownAccount = {
  id: 'lea',
  firstName: 'Lea Maria',
  lastName: 'Müller',
  userName: 'lea.mueller',
  email: 'Lea.Mueller@schule.ch',
  number: 'L-17',
  isForTeams: true,
  confirmsThemselves: false,
  isClosed: false,
  place: 'here',
  isElsewhere: false,
};
const noah: KnownAccount = {
  ...lea,
  id: 'noah',
  firstName: 'Noah',
  lastName: 'Meier',
  userName: 'noah.meier',
  email: null,
  number: '4711',
};
const twin: KnownAccount = { ...noah, id: 'twin', userName: 'noah.meier2' };
const row = (changes: Partial<AccountRow>, line = 2): AccountRow => ({
  line,
  objectId: oid(line),
  principal: '',
  email: '',
  name: '',
  number: '',
  userName: '',
  ...changes,
});
const judge = (
  rows: readonly AccountRow[],
  people: readonly KnownAccount[] = [lea, noah],
  links: { objectId: string; userId: string }[] = [],
) => judgeAccountRows({ rows, people, links }).map(({ verdict, reason, person, by }) => [verdict, reason ?? by, person?.id]);

describe('a line of a list of Microsoft accounts', () => {
  it.each<[string, Partial<AccountRow>, readonly (string | undefined | null)[]]>([
    ['finds somebody by the number of the school', { number: 'l-17' }, ['match', 'number', 'lea']],
    ['finds somebody by the user name', { userName: 'Noah.Meier' }, ['match', 'userName', 'noah']],
    ['finds somebody by the e-mail', { email: 'lea.mueller@SCHULE.ch' }, ['match', 'email', 'lea']],
    ['finds somebody by the principal name that is their e-mail', { principal: 'lea.mueller@schule.ch' }, ['match', 'email', 'lea']],
    [
      'finds somebody by the principal name and the name together',
      { principal: 'noah.meier@gemeinde.example', name: 'Meier, Noah (3a)' },
      ['match', 'principalName', 'noah'],
    ],
    ['does not guess by the principal name alone', { principal: 'noah.meier@gemeinde.example' }, ['left', 'nameMissing', 'noah']],
    ['says when the name is somebody else’s', { number: '4711', name: 'Lea Müller' }, ['left', 'nameDiffers', 'noah']],
    ['reads names as people write them', { number: 'L-17', name: 'MUELLER Lea' }, ['match', 'number', 'lea']],
    ['must mean one person by all that it says', { number: '4711', email: 'lea.mueller@schule.ch' }, ['left', 'contradicts', undefined]],
    ['takes no harm from what nobody knows', { number: '4711', email: 'noah@gemeinde.example' }, ['match', 'number', 'noah']],
    ['of a stranger means nobody', { email: 'x@y.ch', userName: 'x' }, ['left', 'unknown', undefined]],
    ['without anything means nobody', {}, ['left', 'unknown', undefined]],
    ['needs an object id', { objectId: 'lea', number: 'L-17' }, ['left', 'objectIdWrong', undefined]],
  ])('%s', (_what, changes, expected) => {
    const [judged] = judgeAccountRows({ rows: [row(changes)], people: [lea, noah], links: [] });
    const id = expected[1] === 'objectIdWrong' ? undefined : judged?.person?.id;
    expect([judged?.verdict, judged?.reason ?? judged?.by, id]).toEqual(expected);
  });

  it('that several people fit connects none of them', () => {
    expect(judge([row({ number: '4711' })], [noah, twin])).toEqual([['left', 'ambiguous', undefined]]);
  });

  it('that stands twice connects nobody, by its object id as by its person', () => {
    const twice = [row({ number: '4711' }), row({ number: 'L-17', objectId: oid(2).toUpperCase() }, 3)];
    expect(judge(twice).map(([verdict, reason]) => [verdict, reason])).toEqual([
      ['left', 'objectIdTwice'],
      ['left', 'objectIdTwice'],
    ]);
    expect(judge([row({ number: '4711' }), row({ userName: 'noah.meier' }, 3)])).toEqual([
      ['left', 'personTwice', 'noah'],
      ['left', 'personTwice', 'noah'],
    ]);
  });

  it.each<[string, { objectId: string; userId: string }, readonly string[]]>([
    ['is done where the two are connected', { objectId: oid(2), userId: 'noah' }, ['linked', 'number', 'noah']],
    ['leaves a Microsoft account with whom it is connected', { objectId: oid(2), userId: 'lea' }, ['left', 'objectIdTaken', 'noah']],
    ['leaves somebody with the Microsoft account that is theirs', { objectId: oid(9), userId: 'noah' }, ['left', 'personTaken', 'noah']],
  ])('%s', (_what, link, expected) => {
    expect(judge([row({ number: '4711' })], [lea, noah], [link])).toEqual([expected]);
  });

  it.each<[string, Partial<KnownAccount>, string]>([
    ['in the trash', { isClosed: true }, 'gone'],
    ['only in an archived class', { place: 'left' }, 'gone'],
    ['of a school beside', { place: 'family' }, 'otherSchool'],
    ['of another family as well', { isElsewhere: true }, 'elsewhere'],
    ['neither pupil nor teacher', { isForTeams: false }, 'notForTeams'],
    ['an adult, or has a second factor', { confirmsThemselves: true }, 'confirmsThemselves'],
  ])('does not connect somebody %s', (_who, changes, reason) => {
    expect(judge([row({ number: '4711' })], [{ ...noah, ...changes }])).toEqual([['left', reason, 'noah']]);
  });
});
