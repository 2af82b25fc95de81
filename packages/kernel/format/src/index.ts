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
export { isoWeek } from './iso-week.ts';
export { clockTime, dayWithWeekday, longDay, zurichMoment } from './time.ts';
