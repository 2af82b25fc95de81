import { asSystem, type CallContext, Refusal } from '@pausenplatz/kernel-server';
import { proveClass } from '@pausenplatz/schools/server';
import type { Kysely, Selectable } from 'kysely';
import { type CalendarRight, calendarRights } from '../rules/calendar-rights.ts';
import { refuse } from './advent.ts';
import type { AdventTables } from './tables.ts';

type Asking = Pick<CallContext<AdventTables>, 'db' | 'actor'>;

declare const proven: unique symbol;

export type CalendarRow = Selectable<AdventTables['advent_calendar']>;

/** What a calendar's readers may not look up themselves: whose it is, and whether that still lives. */
export interface CalendarFacts {
  readonly row: CalendarRow;
  readonly className: string | null;
  readonly schoolIds: readonly string[];
  readonly isLiving: boolean;
}

/** Proof that the actor has this right to a calendar. */
export interface CalendarScope<Right extends CalendarRight = CalendarRight> extends CalendarFacts {
  readonly [proven]: Right;
  readonly rights: ReadonlySet<CalendarRight>;
  /** Null for visitors. */
  readonly userId: string | null;
}

/** 404 for a calendar that the actor may not see, 403 where they see it but may not do this. */
export async function proveCalendar<Right extends CalendarRight>(
  context: Asking,
  id: string,
  need: Right,
  options: { readonly deleted?: boolean } = {},
): Promise<CalendarScope<Right>> {
  const facts = await asSystem(() => readFacts(context.db, id));
  if (!facts || (facts.row.deleted_at !== null) !== (options.deleted ?? false)) return refuse('ADVENT_NOT_FOUND');
  const { actor } = context;
  const userId = actor.kind === 'user' ? actor.userId : null;
  const { row, isLiving } = facts;
  const inClass = row.class_id === null ? null : await rightsInClass(context, row.class_id);
  const rights = calendarRights({
    visibility: row.visibility,
    isLiving,
    isOwner: row.class_id === null && userId === row.owner_id && actor.kind === 'user' && actor.roles.includes('Teacher'),
    inClass,
  });
  if (!rights.has(need) && !rights.has('read')) return refuse('ADVENT_NOT_FOUND');
  if (!rights.has(need)) return refuse(inClass?.has('review') ? 'CLASS_ARCHIVED' : 'ADVENT_FORBIDDEN');
  // The checks above are the proof; nothing else makes this type.
  return { ...facts, rights, userId } as CalendarScope<Right>;
}

async function rightsInClass(context: Asking, classId: string) {
  try {
    return (await proveClass(context, classId, 'read')).rights;
  } catch (error) {
    if (error instanceof Refusal && error.status === 404) return null;
    throw error;
  }
}

/** A calendar with what it hangs on, whoever asks: its class, or its author and the schools of today. */
export async function readFacts(db: Kysely<AdventTables>, id: string): Promise<CalendarFacts | null> {
  const found = await db
    .selectFrom('advent_calendar')
    .leftJoin('school_class', 'school_class.id', 'advent_calendar.class_id')
    .leftJoin('user_account', 'user_account.id', 'advent_calendar.owner_id')
    .selectAll('advent_calendar')
    .select(['school_class.name', 'school_class.school_id', 'school_class.archived_at', 'school_class.deleted_at as class_deleted_at'])
    .select(['user_account.deleted_at as owner_deleted_at', 'user_account.disabled_at'])
    .where('advent_calendar.id', '=', id)
    .executeTakeFirst();
  if (!found) return null;
  const { name, school_id, archived_at, class_deleted_at, owner_deleted_at, disabled_at, ...row } = found;
  if (row.class_id !== null)
    return {
      row,
      className: name,
      schoolIds: school_id === null ? [] : [school_id],
      isLiving: archived_at === null && class_deleted_at === null,
    };
  const schools = await db.selectFrom('school_member').select('school_id').distinct().where('user_id', '=', row.owner_id).execute();
  const isLiving = owner_deleted_at === null && disabled_at === null;
  return { row, className: null, schoolIds: schools.map((one) => one.school_id), isLiving };
}
