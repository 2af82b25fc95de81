export { isoWeek } from './iso-week.ts';
export { clockTime, dayWithWeekday, longDay } from './time.ts';
