const zone = { timeZone: 'Europe/Zurich' } as const;
const clock = new Intl.DateTimeFormat('de-CH', { ...zone, hour: '2-digit', minute: '2-digit' });
const weekday = new Intl.DateTimeFormat('de-CH', { ...zone, weekday: 'long', day: 'numeric', month: 'long' });
const day = new Intl.DateTimeFormat('de-CH', { ...zone, day: 'numeric', month: 'long', year: 'numeric' });

/** "10:42" */
export function clockTime(timestamp: string): string {
  return clock.format(new Date(timestamp));
}

/** "3. September 2026" */
export function longDay(timestamp: string): string {
  return day.format(new Date(timestamp));
}

/** "Samstag, 21. November" */
export function dayWithWeekday(moment: Date): string {
  return weekday.format(moment);
}
