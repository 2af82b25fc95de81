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

const zurichClock = new Intl.DateTimeFormat('sv-SE', { ...zone, dateStyle: 'short', timeStyle: 'short' });

const hour = new Intl.DateTimeFormat('de-CH', { ...zone, hour: 'numeric', hourCycle: 'h23' });

/** The hour that clocks in Switzerland show, 0 to 23. */
export function zurichHour(moment: Date): number {
  return Number.parseInt(hour.format(moment), 10);
}

/** The moment at which clocks in Switzerland show `YYYY-MM-DDTHH:MM`; null where no clock ever does. */
export function zurichMoment(wallTime: string): Date | null {
  const asUtc = Date.parse(`${wallTime}:00Z`);
  if (Number.isNaN(asUtc)) return null;
  // Switzerland is one or two hours ahead of UTC; the right guess shows the wanted time.
  const wanted = wallTime.replace('T', ' ');
  const guesses = [1, 2].map((hours) => new Date(asUtc - hours * 3_600_000));
  return guesses.find((guess) => zurichClock.format(guess) === wanted) ?? null;
}
