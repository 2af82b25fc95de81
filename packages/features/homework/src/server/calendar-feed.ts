import { addDays } from '@pausenplatz/kernel-format';

/** One entry of a calendar; days as YYYY-MM-DD, both included. */
export interface CalendarEntry {
  readonly uid: string;
  readonly from: string;
  readonly to: string;
  readonly title: string;
  readonly description: string;
  /** When it was last changed. */
  readonly changedAt: Date;
}

const octetsPerLine = 75;

/** An iCalendar object (RFC 5545) of all-day entries. Days are DATE values, which carry no zone and move with nobody. */
export function calendarFeed(name: string, host: string, entries: readonly CalendarEntry[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Pausenplatz//Agenda//DE',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escapeText(name)}`,
    'X-WR-TIMEZONE:Europe/Zurich',
    ...entries.flatMap((entry) => eventLines(entry, host)),
    'END:VCALENDAR',
  ];
  return `${lines.flatMap(fold).join('\r\n')}\r\n`;
}

function eventLines(entry: CalendarEntry, host: string): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${entry.uid}@${host}`,
    `DTSTAMP:${utcStamp(entry.changedAt)}`,
    `DTSTART;VALUE=DATE:${entry.from.replaceAll('-', '')}`,
    // The end of a DATE value is the first day that no longer belongs to it (RFC 5545, 3.6.1).
    `DTEND;VALUE=DATE:${addDays(entry.to, 1).replaceAll('-', '')}`,
    `SUMMARY:${escapeText(entry.title)}`,
    ...(entry.description === '' ? [] : [`DESCRIPTION:${escapeText(entry.description)}`]),
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

/** RFC 5545, 3.3.11: backslash, semicolon, comma and line breaks; other control characters have no place in a text. */
function escapeText(text: string): string {
  const plain = Array.from(text.replaceAll(/\r\n?/g, '\n')).filter(hasPlace).join('');
  return plain.replaceAll(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll('\n', '\\n');
}

const hasPlace = (character: string): boolean => character === '\n' || character === '\t' || (character >= ' ' && character !== '\u007F');

/** RFC 5545, 3.1: lines of at most 75 octets, continued behind a blank; never inside a character. */
function fold(line: string): string[] {
  const lines: string[] = [];
  let current = '';
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > octetsPerLine) {
      lines.push(current);
      current = ' ';
      octets = 1;
    }
    current += character;
    octets += size;
  }
  return [...lines, current];
}

const utcStamp = (moment: Date): string => `${moment.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
