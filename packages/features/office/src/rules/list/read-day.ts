import { zurichDay } from '@pausenplatz/kernel-format';

const swiss = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})(?:[ T]\d{2}:\d{2}(?::\d{2})?)?$/;
/** As spreadsheets shorten days: 31.12.15. */
const short = /^(\d{1,2}\.\s?\d{1,2}\.\s?)(\d{2})$/;
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

/** The year of birth from a day, or from the bare year; null for what is neither, or no year of somebody alive. */
export function readBirthYear(text: string, thisYear: number): number | null {
  const given = withWholeYear(text.trim(), thisYear);
  const year = /^\d{4}$/.test(given) ? Number(given) : Number(readDay(given)?.slice(0, 4) ?? Number.NaN);
  return year >= thisYear - 120 && year <= thisYear ? year : null;
}

/** Nobody is born in the future: two digits mean this century until now, the last one afterwards. */
function withWholeYear(text: string, thisYear: number): string {
  return text.replace(short, (_whole, day: string, year: string) => {
    const century = Math.floor(thisYear / 100) * 100;
    return `${day}${Number(year) + (century + Number(year) > thisYear ? century - 100 : century)}`;
  });
}

function dayThatExists(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  const exists = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return exists ? date.toISOString().slice(0, 10) : null;
}
