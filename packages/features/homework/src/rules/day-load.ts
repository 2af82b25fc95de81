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
  /** Whether what other classes ask for makes it as much. */
  readonly countsOthers: boolean;
}

/** What the other classes of a child ask for on a day. */
interface OtherLoad {
  readonly userId: string;
  readonly day: string;
  readonly minutes: number;
}

const nearShare = 0.8;

/** Expected minutes per pupil on one day, of all their classes, against the school's limit (none-has idea (a) of the expectations). */
export function dayLoad(
  tasks: readonly LoadingTask[],
  day: string,
  pupilIds: readonly string[],
  limitMinutes: number | null,
  others: readonly OtherLoad[] = [],
): DayLoad {
  let forAll = 0;
  const own = new Map<string, number>();
  const add = (id: string, minutes: number) => own.set(id, (own.get(id) ?? 0) + minutes);
  for (const task of tasks) {
    if (task.date !== day || task.specialDayBox !== null || task.event || !task.minutes || !task.forSchoolClass) continue;
    if (task.assignedToSchoolClass) forAll += task.minutes;
    else for (const { id, selected } of task.assignedTo) if (selected) add(id, task.minutes);
  }
  const elsewhere = new Map(others.filter((one) => one.day === day).map((one) => [one.userId, one.minutes]));
  const hereOf = (id: string) => forAll + (own.get(id) ?? 0);
  const minutesOf = (id: string) => hereOf(id) + (elsewhere.get(id) ?? 0);
  const mostHere = Math.max(forAll, ...pupilIds.map(hereOf));
  const mostMinutes = Math.max(forAll, ...pupilIds.map(minutesOf));
  const over = limitMinutes === null ? [] : pupilIds.filter((id) => minutesOf(id) > limitMinutes);
  const load = { mostMinutes, over, countsOthers: mostMinutes > mostHere };
  if (mostMinutes === 0) return { ...load, level: 'none' };
  if (limitMinutes === null) return { ...load, level: 'fine' };
  return { ...load, level: mostMinutes > limitMinutes ? 'over' : mostMinutes >= limitMinutes * nearShare ? 'near' : 'fine' };
}
