import { fill } from '@pausenplatz/kernel-contract';
import { addDays, clockTime, dayWithWeekday, zurichDay } from '@pausenplatz/kernel-format';
import type { ShownCalendar, ShownDoor } from '../contract/calendar.ts';
import { adventTexts } from '../texts.ts';

const texts = adventTexts.show;

/** «morgen um 06:00», «am Montag, 7. Dezember um 06:00». */
function openingWords(opensAt: string, now: string): string {
  const time = clockTime(opensAt);
  const [day, today] = [zurichDay(new Date(opensAt)), zurichDay(new Date(now))];
  if (day === today) return fill(texts.todayAt, { time });
  if (day === addDays(today, 1)) return fill(texts.tomorrow, { time });
  return fill(texts.onDay, { day: dayWithWeekday(new Date(opensAt)), time });
}

type Saying = keyof typeof texts.said;

function saying({ state, opensAt }: ShownDoor, now: string): Saying | null {
  if (state === 'open') return null;
  return state === 'missed' && Date.parse(opensAt) > Date.parse(now) ? 'missedUntil' : state;
}

const wordsOf = (door: ShownDoor, now: string) => ({
  label: door.label,
  when: openingWords(door.opensAt, now),
  day: dayWithWeekday(new Date(door.opensAt)),
});

/** The name of a door for those who do not see it. */
export function doorName(door: ShownDoor, { now }: Pick<ShownCalendar, 'now'>, isOpened: boolean): string {
  const closed = saying(door, now);
  const name = closed ?? (isOpened ? 'opened' : door.isToday ? 'openToday' : 'open');
  return fill(texts.door[name], wordsOf(door, now));
}

/** What is said to somebody who presses a door that does not open now. */
export function whyClosed(door: ShownDoor, { now }: Pick<ShownCalendar, 'now'>): string {
  const closed = saying(door, now) ?? 'empty';
  return fill(texts.said[closed], wordsOf(door, now));
}

/** What a calendar says of today, and of what comes next. */
export function todayWords({ doorList }: Pick<ShownCalendar, 'doorList'>): string {
  const today = doorList.filter((door) => door.isToday);
  const labels = today.map(({ label }) => label).join(', ');
  if (today.length > 0) return fill(today.length === 1 ? texts.todayOpens.one : texts.todayOpens.many, { labels });
  return '';
}

export function nextWords({ doorList, now }: Pick<ShownCalendar, 'doorList' | 'now'>): string {
  const next = doorList.filter(({ state }) => state === 'closed').toSorted((a, b) => (a.opensAt < b.opensAt ? -1 : 1))[0];
  if (next) return fill(texts.next, { when: openingWords(next.opensAt, now) });
  return doorList.some(({ state }) => state === 'open') ? texts.over : texts.ended;
}
