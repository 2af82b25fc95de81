import { fill } from '@pausenplatz/kernel-contract';
import { isoWeek } from '../backgrounds/iso-week.ts';
import { webTexts } from '../screen-texts.ts';

const day = new Intl.DateTimeFormat('de-CH', { weekday: 'long', day: 'numeric', month: 'long' });

/** "Guten Morgen, Anna" by the hour of the device. */
export function greetingFor(now: Date, firstName: string): string {
  const { greeting, greetings } = webTexts.home;
  const hour = now.getHours();
  const part = hour < 11 && hour >= 4 ? greetings.morning : hour < 18 && hour >= 11 ? greetings.day : greetings.evening;
  return fill(greeting, { greeting: part, firstName });
}

/** "Samstag, 21. November · Kalenderwoche 47". */
export function dayLine(now: Date): string {
  return fill(webTexts.home.week, { date: day.format(now), week: isoWeek(now) });
}
