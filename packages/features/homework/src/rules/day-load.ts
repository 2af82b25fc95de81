/** A task as far as the load needs it. */
export interface LoadingTask {
  readonly date: string | null;
  /** A box of the week carries its Monday and belongs to no day. */
  readonly specialDayBox: string | null;
  readonly event: boolean;
  readonly minutes: number | null;
  readonly assignedToSchoolClass: boolean;
  readonly assignedTo: readonly { readonly id: string; readonly selected: boolean }[];
  readonly forSchoolClass: boolean;
}

export interface DayLoad {
  /** Minutes of the pupil with the most to do on this day. */
  readonly mostMinutes: number;
  /** Pupils above the limit; empty without one. */
  readonly over: readonly string[];
  readonly level: 'none' | 'fine' | 'near' | 'over';
}

const nearShare = 0.8;

/** Expected minutes per pupil on one day against the school's limit (none-has idea (a) of the expectations). */
export function dayLoad(tasks: readonly LoadingTask[], day: string, pupilIds: readonly string[], limitMinutes: number | null): DayLoad {
  let forAll = 0;
  const own = new Map<string, number>();
  for (const task of tasks) {
    if (task.date !== day || task.specialDayBox !== null || task.event || !task.minutes || !task.forSchoolClass) continue;
    if (task.assignedToSchoolClass) forAll += task.minutes;
    else for (const { id, selected } of task.assignedTo) if (selected) own.set(id, (own.get(id) ?? 0) + task.minutes);
  }
  const minutesOf = (id: string) => forAll + (own.get(id) ?? 0);
  const mostMinutes = Math.max(forAll, ...pupilIds.map(minutesOf));
  const over = limitMinutes === null ? [] : pupilIds.filter((id) => minutesOf(id) > limitMinutes);
  if (mostMinutes === 0) return { mostMinutes, over, level: 'none' };
  if (limitMinutes === null) return { mostMinutes, over, level: 'fine' };
  const level = mostMinutes > limitMinutes ? 'over' : mostMinutes >= limitMinutes * nearShare ? 'near' : 'fine';
  return { mostMinutes, over, level };
}
