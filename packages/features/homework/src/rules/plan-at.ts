import { mondayOf } from '@pausenplatz/kernel-format';
import { type PlanView, planViews } from '../contract/words.ts';

interface PlanAt {
  /** The day that is looked at. */
  readonly day: string;
  readonly view: PlanView;
  /** The first day of what the view shows: every day of a week asks for the same week. */
  readonly date: string;
}

/** Which part of a plan the query of an address means; without one, the week of today. */
export function planAt(query: URLSearchParams, today: string): PlanAt {
  const requested = query.get('datum') ?? '';
  const day = /^\d{4}-\d{2}-\d{2}$/.test(requested) && !Number.isNaN(Date.parse(requested)) ? requested : today;
  const view = planViews.find((one) => one === query.get('ansicht')) ?? 'week';
  return { day, view, date: view === 'week' ? mondayOf(day) : view === 'month' ? `${day.slice(0, 7)}-01` : day };
}
