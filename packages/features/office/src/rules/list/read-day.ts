import { zurichDay } from '@pausenplatz/kernel-format';

const swiss = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})(?:[ T]\d{2}:\d{2}(?::\d{2})?)?$/;
const iso = /^(\d{4})-(\d{2})-(\d{2})(?:[ T]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?)?$/;

/**
 * Reads a date as it may arrive (specification section 5): 10 or 19 characters, Swiss or ISO, with or without a zone.
 * Answers YYYY-MM-DD, the calendar day in Zurich; null when it is no day that exists.
 */
export function readDay(text: string): string | null {
  const given = text.trim();
  const [, swissDay, swissMonth, swissYear] = swiss.exec(given) ?? [];
  if (swissDay !== undefined) return dayThatExists(Number(swissYear), Number(swissMonth), Number(swissDay));
  const [, year, month, day, zone] = iso.exec(given) ?? [];
  if (year === undefined) return null;
  const asWritten = dayThatExists(Number(year), Number(month), Number(day));
  if (asWritten === null || zone === undefined) return asWritten;
  const moment = new Date(given.replace(' ', 'T'));
  return Number.isNaN(moment.getTime()) ? null : zurichDay(moment);
}

/** Longer than any day that is written in words. */
const longest = 60;
const months = ['jan', 'feb', 'm', 'apr', 'mai', 'jun', 'jul', 'aug', 'sep', 'okt', 'nov', 'dez'];
const roman = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii'];
const weekday = /^(?:mo|di|mi|do|fr|sa|so)[a-z]*[.,]*\s+/i;
const time = /[ T]+\d{1,2}:\d{2}(?::\d{2}(?:[.,]\d{1,9})?)?(?: ?uhr)?$/i;

/**
 * The year of birth from a day as lists write it: by points, strokes or blanks, with a month in words or Roman numbers, a weekday or a
 * time; from a month and a year, a bare year, or the count of days of Excel. Null for what is none of it, or no year of somebody alive.
 */
export function readBirthYear(text: string, thisYear: number): number | null {
  const given = text.trim();
  if (given === '' || given.length > longest) return null;
  const day = readDay(given);
  const year = day === null ? yearOfParts(given, thisYear) : Number(day.slice(0, 4));
  return year !== null && year >= thisYear - 120 && year <= thisYear ? year : null;
}

function yearOfParts(given: string, thisYear: number): number | null {
  const bare = given.replace(weekday, '').replace(time, '');
  const [one = '', two = '', three = '', ...others] = bare.split(/[\s./\-\u2013]+/).filter((part) => part !== '');
  if (others.length > 0) return null;
  if (two === '') return yearOfOne(one);
  if (three === '') return monthOf(one) === null || !/^\d{4}$/.test(two) ? null : Number(two);
  const [year, day] = /^\d{4}$/.test(one) ? [one, three] : [three.replace(/^['’]/, ''), one];
  const [whole, month] = [wholeYear(year, thisYear), monthOf(two)];
  if (whole === null || month === null || !/^\d{1,2}$/.test(day)) return null;
  return dayThatExists(whole, month, Number(day)) === null ? null : whole;
}

/** 2012, 20121231, or the days since 1900 that Excel counts. */
function yearOfOne(part: string): number | null {
  if (/^\d{4}$/.test(part)) return Number(part);
  const [, year, month, day] = /^(\d{4})(\d{2})(\d{2})$/.exec(part) ?? [];
  if (year !== undefined) return dayThatExists(Number(year), Number(month), Number(day)) === null ? null : Number(year);
  return /^\d{5}$/.test(part) ? new Date(Date.UTC(1899, 11, 30 + Number(part))).getUTCFullYear() : null;
}

function monthOf(part: string): number | null {
  if (/^\d{1,2}$/.test(part)) return Number(part) >= 1 && Number(part) <= 12 ? Number(part) : null;
  const word = part.toLowerCase().normalize('NFC');
  if (roman.includes(word)) return roman.indexOf(word) + 1;
  // März, Maerz, Mrz
  if (/^m(?:ä|ae)?rz?$/.test(word)) return 3;
  const at = months.findIndex((month) => month.length > 1 && word.startsWith(month));
  return at >= 0 && /^\p{L}{3,9}$/u.test(word) ? at + 1 : null;
}

/** Nobody is born in the future: two digits mean this century until now, the last one afterwards. */
function wholeYear(year: string, thisYear: number): number | null {
  if (/^\d{4}$/.test(year)) return Number(year);
  if (!/^\d{2}$/.test(year)) return null;
  const century = Math.floor(thisYear / 100) * 100;
  return Number(year) + (century + Number(year) > thisYear ? century - 100 : century);
}

function dayThatExists(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  const exists = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return exists ? date.toISOString().slice(0, 10) : null;
}
