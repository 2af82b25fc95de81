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
