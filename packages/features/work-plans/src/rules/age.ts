const minuteMs = 60_000;

interface Age {
  readonly count: number;
  readonly unit: 'minutes' | 'hours' | 'days';
}

/** How long something has waited, in the largest unit that fits; less than a minute is one. */
export function ageOf(since: string, now: string): Age {
  const minutes = Math.max(1, Math.floor((Date.parse(now) - Date.parse(since)) / minuteMs));
  if (minutes < 60) return { count: minutes, unit: 'minutes' };
  const hours = Math.floor(minutes / 60);
  return hours < 24 ? { count: hours, unit: 'hours' } : { count: Math.floor(hours / 24), unit: 'days' };
}
