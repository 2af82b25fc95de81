import type { AdventVisibility } from '../contract/calendar.ts';

/** What somebody may do with a calendar: look at it, look at what is behind every door of it and make it, fill doors as a child. */
export type CalendarRight = 'read' | 'edit' | 'fill';

interface CalendarRelation {
  readonly visibility: AdventVisibility;
  /** The class is neither archived nor deleted; the author of a calendar without a class has an account. */
  readonly isLiving: boolean;
  /** Made it, without a class, and is a teacher today. */
  readonly isOwner: boolean;
  /** Rights in its class; null for whoever is not in it, and for a calendar without a class. */
  readonly inClass: ReadonlySet<string> | null;
}

/** Rights follow from what is true today: who taught the class once, or went to another one, is a stranger like all others. */
export function calendarRights({ visibility, isLiving, isOwner, inClass }: CalendarRelation): ReadonlySet<CalendarRight> {
  const rights = new Set<CalendarRight>();
  const teaches = inClass?.has('teach') ?? false;
  if (isOwner || teaches) rights.add('read').add('edit');
  // Of an archived class its teachers look back.
  if (inClass?.has('review')) rights.add('read');
  if (isLiving && visibility === 'public') rights.add('read');
  if (isLiving && visibility !== 'private' && inClass !== null) rights.add('read');
  // A child fills its door before anybody else sees the calendar.
  if (isLiving && inClass !== null) rights.add('fill');
  return rights;
}
