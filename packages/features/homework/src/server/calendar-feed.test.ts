import { describe, expect, it } from 'vitest';
import { type CalendarEntry, calendarFeed } from './calendar-feed.ts';

const entry: CalendarEntry = {
  uid: 'a1',
  from: '2026-12-31',
  to: '2026-12-31',
  title: 'Mathe: Seite 12',
  description: '',
  changedAt: new Date('2026-11-21T09:05:03.123Z'),
};
const linesOf = (changes: Partial<CalendarEntry>) => calendarFeed('Agenda', 'schule.example', [{ ...entry, ...changes }]).split('\r\n');
/** What a reader sees again: folded lines joined (RFC 5545, 3.1). */
const unfolded = (text: string) => text.replaceAll('\r\n ', '');

describe('the calendar feed (RFC 5545)', () => {
  it('ends an all-day entry on the day after, over the turn of the year', () => {
    expect(linesOf({})).toEqual(expect.arrayContaining(['DTSTART;VALUE=DATE:20261231', 'DTEND;VALUE=DATE:20270101']));
  });

  it('shows an event of several days on each of them', () => {
    expect(linesOf({ from: '2026-11-30', to: '2026-12-04' })).toEqual(
      expect.arrayContaining(['DTSTART;VALUE=DATE:20261130', 'DTEND;VALUE=DATE:20261205']),
    );
  });

  it('says in UTC when the entry was changed, and where it comes from', () => {
    expect(linesOf({})).toEqual(expect.arrayContaining(['DTSTAMP:20261121T090503Z', 'UID:a1@schule.example']));
  });

  it.each([
    ['Lesen; Seiten 1, 2', 'SUMMARY:Lesen\\; Seiten 1\\, 2'],
    ['Pfad C:\\heft', 'SUMMARY:Pfad C:\\\\heft'],
    ['eins\nzwei\r\ndrei', 'SUMMARY:eins\\nzwei\\ndrei'],
    ['Ton\u0007 aus\u0000', 'SUMMARY:Ton aus'],
    ['END:VEVENT\r\nBEGIN:VALARM', 'SUMMARY:END:VEVENT\\nBEGIN:VALARM'],
  ])('escapes %j', (title, expected) => {
    expect(linesOf({ title })).toContain(expected);
  });

  it('folds at 75 octets and never inside a character', () => {
    const title = 'Übung für Zoë 🎒 '.repeat(12).trim();
    const text = calendarFeed('Agenda', 'schule.example', [{ ...entry, title }]);
    const sizes = text.split('\r\n').map((line) => new TextEncoder().encode(line).length);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(75);
    expect(unfolded(text)).toContain(`SUMMARY:${title}`);
  });

  it('ends each line with CR LF and closes what it opens', () => {
    const text = calendarFeed('Agenda', 'schule.example', [entry, { ...entry, uid: 'a2' }]);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect([text.match(/BEGIN:VEVENT/g), text.match(/END:VEVENT/g)].map((found) => found?.length)).toEqual([2, 2]);
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
  });
});
