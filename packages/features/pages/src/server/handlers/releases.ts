import { confirmed } from '@pausenplatz/kernel-contract';
import { releasedPage } from '../../texts.log.ts';
import { type CallContext, personOf, type Work } from '@pausenplatz/kernel-server';
import { holdClass } from '@pausenplatz/schools/server';
import { type Kysely, sql } from 'kysely';
import { listReleases, noteNarrowed, type Release, setRelease, type Visibility } from '../../contract/index.ts';
import { isBeyondClass } from '../../rules/page-permission.ts';
import { releaseToday } from '../../rules/release.ts';
import { waitingOnPages } from '../contributions/read.ts';
import { handle } from '../pages.ts';
import { isReleased } from '../queries/ownership.ts';
import { provePage, proveRelease, refuse } from '../scope.ts';
import type { PagesTables } from '../tables.ts';
import { revise, tellContent } from '../tell.ts';
import { tellNavigation } from './manage.ts';

/** Wishes that a teacher can look through; more would stand below the ones that wait longest. */
const atMost = 200;

interface WishRow {
  readonly id: string;
  readonly name: string;
  readonly url: string;
  readonly visibility: Visibility;
  readonly release: Release;
  readonly isReleased: boolean;
  readonly updatedAt: Date;
  readonly releasedAt: Date | null;
  readonly owner: { readonly firstName: string; readonly lastName: string };
  readonly className: string;
}

const listReleasesHandler = handle(listReleases, async (context) => {
  const rows = await wishesTo(context.db, personOf(context).teachesClassIds);
  const pages = rows.map(({ updatedAt, releasedAt, isReleased: holds, ...row }) => {
    const release = releaseToday({ release: row.release, isReleased: holds }) ?? 'waiting';
    return { ...row, release, updatedAt: updatedAt.toISOString(), releasedAt: holds ? (releasedAt?.toISOString() ?? null) : null };
  });
  const contributions = await waitingOnPages(context.db, personOf(context).teachesClassIds, atMost);
  return {
    contributions,
    pages: pages.toSorted((one, other) => Number(one.release === 'released') - Number(other.release === 'released')),
  };
});

async function wishesTo(db: Kysely<PagesTables>, classIds: readonly string[]): Promise<readonly WishRow[]> {
  if (classIds.length === 0) return [];
  const { rows } = await sql<WishRow>`
    select page.id, page.title as name, page.url, page.visibility, page.release, ${isReleased('page')} as "isReleased",
      page.updated_at as "updatedAt", page.released_at as "releasedAt", c.name as "className",
      jsonb_build_object('firstName', u.first_name, 'lastName', u.last_name) as owner
    from page
    join user_account u on u.id = page.group_id and u.deleted_at is null
    join lateral (select c.name from class_pupil p join school_class c on c.id = p.class_id
      where p.user_id = page.group_id and c.id in (${sql.join(classIds)}) order by c.name limit 1) c on true
    where page.group_type = 'user' and page.release in ('waiting', 'released') and page.deleted_at is null and page.archived_at is null
    order by page.updated_at limit ${atMost}`.execute(db);
  return rows;
}

/** How many pages and suggested entries wait for a teacher of these classes. */
export async function countWaiting(db: Kysely<PagesTables>, classIds: readonly string[]): Promise<number> {
  const [wishes, suggested] = await Promise.all([wishesTo(db, classIds), waitingOnPages(db, classIds, atMost)]);
  return wishes.filter(({ isReleased: holds }) => !holds).length + suggested.reduce((sum, { waiting }) => sum + waiting, 0);
}

const setReleaseHandler = handle(setRelease, async (context, { id, released, visibility }) => {
  const scope = await proveRelease(context, id);
  const { schoolId, classId } = await placeOf(context, scope.classIds);
  const now = context.clock.now();
  return context.transact(async (work) => {
    const page = await work.db
      .selectFrom('page')
      .select(['title', 'visibility', 'release'])
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .forUpdate()
      .executeTakeFirst();
    const isTheirs = await holdClass(work, classId, { teacherId: personOf(context).userId });
    if (!page || !isTheirs) return refuse('PAGE_NOT_FOUND');
    // What was looked at is what is released: the pupil may have chosen something further meanwhile.
    if (released && (page.visibility !== visibility || !isBeyondClass(visibility))) return refuse('RELEASE_NOT_WANTED');
    const release: Release = released ? 'released' : 'declined';
    const columns = released
      ? { release, release_class_id: classId, released_at: now }
      : {
          release,
          release_class_id: null,
          released_at: null,
          visibility: isBeyondClass(page.visibility) ? ('class' as const) : page.visibility,
        };
    await work.db.updateTable('page').set(columns).where('id', '=', id).execute();
    await work.audit({
      action: released ? 'page.release' : 'page.unrelease',
      scopeId: schoolId,
      subject: { kind: 'person', id: scope.groupId },
      details: { pageId: id, visibility: page.visibility },
      changes: [{ label: releasedPage, is: page.title }],
    });
    await tellAll(work, context, scope, now);
    return { release };
  });
});

async function tellAll(
  work: Work<PagesTables>,
  context: CallContext<PagesTables>,
  scope: Awaited<ReturnType<typeof proveRelease>>,
  now: Date,
): Promise<void> {
  tellNavigation(work, context, scope);
  tellContent(work, context, scope, await revise(work, scope, now), []);
}

/** The class by which the teacher decides, and the school that keeps the log of it. */
async function placeOf({ db }: CallContext<PagesTables>, classIds: readonly string[]) {
  const { id, school_id } = await db
    .selectFrom('school_class')
    .select(['id', 'school_id'])
    .where('id', 'in', classIds)
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow();
  return { classId: id, schoolId: school_id };
}

const noteNarrowedHandler = handle(noteNarrowed, async (context, { id }) => {
  await provePage(context, id, { permission: 2 });
  await context.db.updateTable('page').set({ narrowed_at: null }).where('id', '=', id).execute();
  return confirmed;
});

export const releaseHandlers = [listReleasesHandler, setReleaseHandler, noteNarrowedHandler];
