const dayMs = 86_400_000;

/** ISO 8601 week of a local calendar day, 1 to 53: the week that holds its Thursday. */
export function isoWeek(day: Date): number {
  const midday = new Date(Date.UTC(day.getFullYear(), day.getMonth(), day.getDate()));
  const thursday = new Date(midday.getTime() + (4 - (midday.getUTCDay() || 7)) * dayMs);
  const newYear = Date.UTC(thursday.getUTCFullYear(), 0, 1);
  return Math.floor((thursday.getTime() - newYear) / dayMs / 7) + 1;
}
