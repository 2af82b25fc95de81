/** A school year begins on 1 August; `day` is YYYY-MM-DD in Zurich. Answers the calendar year it begins in. */
export function schoolYearOf(day: string): number {
  const year = Number(day.slice(0, 4));
  return Number(day.slice(5, 7)) >= 8 ? year : year - 1;
}

/** "2026/27" */
export function schoolYearName(beginsIn: number): string {
  return `${beginsIn}/${String((beginsIn + 1) % 100).padStart(2, '0')}`;
}

/** From July to September a banner reminds of the change. */
export function isReminderSeason(day: string): boolean {
  const month = Number(day.slice(5, 7));
  return month >= 7 && month <= 9;
}
