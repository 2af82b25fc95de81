import type { Token } from './format-code.ts';

const daySeconds = 86_400;
const months = ['Januar', 'Februar', 'März', 'April', 'Mai', 'Juni', 'Juli', 'August', 'September', 'Oktober', 'November', 'Dezember'];
const shortMonths = ['Jan', 'Feb', 'Mrz', 'Apr', 'Mai', 'Jun', 'Jul', 'Aug', 'Sep', 'Okt', 'Nov', 'Dez'];
const days = ['Sonntag', 'Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag'];
/** The last day that Excel shows: 31.12.9999. */
const lastSerial = 2_958_465;
/** Days between the two beginnings of counting. */
const from1904 = 1462;

/** Whether a format shows a day or a time. */
export const showsTime = (tokens: readonly Token[]): boolean =>
  tokens.some((token) => token.is === 'sign' && /^\[?[ymdhs]/.test(token.sign));

/** Whether a format shows a day, or a part of one. */
const showsDay = (tokens: readonly Token[]): boolean => tokens.some((token) => token.is === 'sign' && /^[yd]/.test(token.sign));

/** The day of a count of days as YYYY-MM-DD; null where the format shows none, or there is none. */
export function sheetDay(value: number, tokens: readonly Token[], is1904: boolean): string | null {
  const serial = is1904 ? value + from1904 : value;
  if (!showsDay(tokens) || serial < 1 || serial >= lastSerial + 1) return null;
  const { year, month, day } = momentOf(Math.round(serial * daySeconds));
  return `${year}-${String(month + 1).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** A count of days as a day and a time; null where Excel shows none either. */
export function sheetDate(value: number, tokens: readonly Token[], is1904: boolean): string | null {
  const serial = is1904 ? value + from1904 : value;
  if (serial < 0 || serial >= lastSerial + 1) return null;
  const places = fractionPlaces(tokens);
  const scale = 10 ** places;
  // To the last place that is shown of a second: 0.604166666666667 is half past two, not a moment before.
  const seconds = Math.round(serial * daySeconds * scale) / scale;
  const moment = momentOf(seconds);
  const isHalf = tokens.some((token) => token.is === 'sign' && token.sign.startsWith('A'));
  let words = '';
  for (const [at, token] of tokens.entries())
    words += token.is === 'words' ? token.words : shown(token.sign, at, { tokens, moment, seconds, isHalf, places });
  return words;
}

interface Moment {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly weekday: number;
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
}

function momentOf(all: number): Moment {
  const serial = Math.floor(all / daySeconds);
  const rest = all - serial * daySeconds;
  // Excel knows a 29 February 1900, which never was, and a day 0 before the first.
  const real = new Date(Date.UTC(1899, 11, serial < 60 ? 31 : 30) + serial * daySeconds * 1000);
  const isInvented = serial === 60;
  const time = { hours: Math.floor(rest / 3600), minutes: Math.floor((rest % 3600) / 60), seconds: rest % 60 };
  if (isInvented) return { year: 1900, month: 1, day: 29, weekday: 3, ...time };
  if (serial === 0) return { year: 1900, month: 0, day: 0, weekday: 6, ...time };
  return { year: real.getUTCFullYear(), month: real.getUTCMonth(), day: real.getUTCDate(), weekday: (serial + 6) % 7, ...time };
}

interface Around {
  readonly tokens: readonly Token[];
  readonly moment: Moment;
  /** Since the first day. */
  readonly seconds: number;
  /** Twice twelve hours a day. */
  readonly isHalf: boolean;
  readonly places: number;
}

function shown(sign: string, at: number, { tokens, moment, seconds, isHalf, places }: Around): string {
  const two = (value: number) => String(value).padStart(Math.min(sign.length, 2), '0');
  const hours = isHalf ? moment.hours % 12 || 12 : moment.hours;
  switch (sign[0] ?? '') {
    case '[':
      return elapsed(sign, seconds);
    case 'y':
      return sign.length <= 2 ? String(moment.year % 100).padStart(2, '0') : String(moment.year);
    case 'm':
      return isMinutes(tokens, at) ? two(moment.minutes) : monthWords(sign, moment.month, two);
    case 'd':
      return sign.length >= 3 ? (days[moment.weekday] ?? '').slice(0, sign.length === 3 ? 2 : undefined) : two(moment.day);
    case 'h':
      return two(hours);
    case 's':
      return two(Math.floor(moment.seconds));
    case 'A':
      return sign === 'A/P' ? (moment.hours < 12 ? 'A' : 'P') : moment.hours < 12 ? 'AM' : 'PM';
    case '.':
      return places > 0 && isFraction(tokens, at + 1) ? `.${fractionOf(moment.seconds, places)}` : '.';
    case '0':
      return isFraction(tokens, at) ? '' : '0';
    case '/':
      return '.';
    default:
      return sign;
  }
}

function elapsed(sign: string, seconds: number): string {
  const unit = sign[1] === 'h' ? 3600 : sign[1] === 'm' ? 60 : 1;
  return String(Math.floor(seconds / unit)).padStart(sign.length - 2, '0');
}

function monthWords(sign: string, month: number, two: (value: number) => string): string {
  if (sign.length <= 2) return two(month + 1);
  if (sign.length === 3) return shortMonths[month] ?? '';
  return sign.length === 5 ? (months[month] ?? '').slice(0, 1) : (months[month] ?? '');
}

/** «m» behind hours or before seconds means minutes. */
function isMinutes(tokens: readonly Token[], at: number): boolean {
  const ofTime = (token: Token | undefined, letters: string) =>
    token?.is === 'sign' && letters.includes(token.sign.replace('[', '')[0] ?? ' ');
  const signs = (some: readonly Token[]) => some.filter((token) => token.is === 'sign' && /[ymdhs]/.test(token.sign));
  return ofTime(signs(tokens.slice(0, at)).at(-1), 'h') || ofTime(signs(tokens.slice(at + 1))[0], 's');
}

const isSign = (token: Token | undefined, sign: string): boolean => token?.is === 'sign' && token.sign === sign;

/** Zeros behind a point behind seconds. */
function isFraction(tokens: readonly Token[], at: number): boolean {
  let from = at;
  while (isSign(tokens[from - 1], '0')) from -= 1;
  const before = tokens[from - 2];
  return isSign(tokens[at], '0') && isSign(tokens[from - 1], '.') && before?.is === 'sign' && /^\[?s/.test(before.sign);
}

const fractionPlaces = (tokens: readonly Token[]): number => Math.min(3, tokens.filter((_token, at) => isFraction(tokens, at)).length);
const fractionOf = (seconds: number, places: number): string => String(Math.round((seconds % 1) * 10 ** places)).padStart(places, '0');
