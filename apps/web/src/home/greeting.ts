import { fill } from '@pausenplatz/kernel-contract';
import { dayWithWeekday, isoWeekOfDay, zurichDay, zurichHour } from '@pausenplatz/kernel-format';
import { webTexts } from '../screen-texts.ts';

/** "Guten Morgen, Anna" by the hour in Switzerland, so that a server greets as the browser does. */
export function greetingFor(now: Date, firstName: string): string {
  const { greeting, greetings } = webTexts.home;
  const hour = zurichHour(now);
  const part = hour < 11 && hour >= 4 ? greetings.morning : hour < 18 && hour >= 11 ? greetings.day : greetings.evening;
  return fill(greeting, { greeting: part, firstName });
}

/** "Samstag, 21. November · Kalenderwoche 47". */
export function dayLine(now: Date): string {
  return fill(webTexts.home.week, { date: dayWithWeekday(now), week: isoWeekOfDay(zurichDay(now)) });
}
