export {
  addDays,
  daysBetween,
  daysFromTo,
  fullDay,
  isoWeekday,
  isoWeekOfDay,
  longWeekday,
  mondayOf,
  monthOfYear,
  shortDay,
  shortWeekday,
  zurichDay,
} from './calendar-day.ts';
export { daysAfter, daysBefore } from './days-from.ts';
export { clockTime, dayWithWeekday, longDay, zurichHour, zurichMoment } from './time.ts';
export { linksIn, textsIn } from './addresses-in.ts';
export { isSame } from './is-same.ts';
export { mergeValues } from './merge-values.ts';
export { mergeWords } from './merge-words.ts';
export { hasWords, plainLetters, plainWords } from './plain-words.ts';
