import { describe, expect, it } from 'vitest';
import { calendarRights } from './calendar-rights.ts';

const teaches = new Set(['read', 'review', 'teach']);
const taughtArchived = new Set(['read', 'review']);
const member = new Set(['read']);
const people = {
  author: { isOwner: true, inClass: null },
  teacher: { isOwner: false, inClass: teaches },
  pupil: { isOwner: false, inClass: member },
  stranger: { isOwner: false, inClass: null },
} as const;
const of = (who: keyof typeof people, visibility: 'private' | 'class' | 'public', isLiving = true) =>
  [...calendarRights({ ...people[who], visibility, isLiving })].join(' ');

describe('rights to a calendar', () => {
  it.each([
    ['private', 'read edit', 'read edit fill', 'fill', ''],
    ['class', 'read edit', 'read edit fill', 'read fill', ''],
    ['public', 'read edit', 'read edit fill', 'read fill', 'read'],
  ] as const)('of one that is %s', (visibility, author, teacher, pupil, stranger) => {
    expect([of('author', visibility), of('teacher', visibility), of('pupil', visibility), of('stranger', visibility)]).toEqual([
      author,
      teacher,
      pupil,
      stranger,
    ]);
  });

  it('of an archived class are its teachers’ to look back', () => {
    const rights = (inClass: ReadonlySet<string> | null) => [
      ...calendarRights({ visibility: 'public', isLiving: false, isOwner: false, inClass }),
    ];
    expect([rights(taughtArchived), rights(member), rights(null)]).toEqual([['read'], [], []]);
  });
});
