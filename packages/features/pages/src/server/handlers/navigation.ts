import { confirmed } from '@pausenplatz/kernel-contract';
import { type CallContext, newId, personOf, type UserActor } from '@pausenplatz/kernel-server';
import {
  getNavigation,
  type GroupType,
  type NavigationEntry,
  type NavigationGroup,
  setExpanded,
  setFavourite,
} from '../../contract/index.ts';
import { growTree } from '../../rules/grow-tree.ts';
import { groupPermissionOf, pagePermissionOf } from '../../rules/page-permission.ts';
import { releaseToday } from '../../rules/release.ts';
import { pagesTexts } from '../../texts.ts';
import { handle } from '../pages.ts';
import { circlesOf, pagesOfCircles } from '../queries/circle-heads.ts';
import { insertPage } from '../queries/insert-page.ts';
import { lockTree } from '../queries/lock-tree.ts';
import { isReleased, isShown, memberIds } from '../queries/ownership.ts';
import { circleGroups } from '../circle-groups.ts';
import { provePage, readerOf } from '../scope.ts';
import type { PagesTables } from '../tables.ts';
import { tellNavigation } from './manage.ts';
import { countWaiting } from './releases.ts';

interface GroupHead {
  readonly groupForType: GroupType;
  readonly groupForId: string;
  readonly name: string;
  readonly color: string;
}

type Context = CallContext<PagesTables>;

/** Groups of the navigation are the actor's own ones, which live; archived pages do not stand in it. */
const livingGroup = {
  groupState: 'live',
  keeperIds: [],
  isArchived: false,
  pupilClassIds: null,
  isReleased: false,
  isShown: true,
  memberIds: [],
} as const;

/** The revision of a page on which nobody has changed anything. */
const untouched = 1;

/** Pages of one group that a tree shows at most; the limit on making pages keeps groups below it. */
const mostPages = 2_000;

export const getNavigationHandler = handle(getNavigation, async (context) => {
  const actor = personOf(context);
  const heads = await groupHeads(context, actor);
  const circles = await circlesOf(context.db, actor);
  const circleIds = circles.map(({ id }) => id);
  const ofCircles = await pagesOfCircles(context.db, circleIds, actor.userId, mostPages);
  const pages = await pagesOf(context, actor.userId, heads);
  const own = heads[0];
  if (own && !pages.some((page) => page.groupId === own.groupForId)) {
    await ensureWelcomePage(context, own);
    pages.push(...(await pagesOf(context, actor.userId, [own])));
  }
  const reader = readerOf(actor);
  const favourites = new Set([...pages, ...ofCircles].filter((page) => page.favourite).map((page) => page.id));
  const mayChange = (groupType: GroupType, groupId: string) =>
    groupPermissionOf({ ...livingGroup, groupType, groupId, schoolIds: actor.schoolIds }, reader) >= 2;
  const forCircles = circleGroups(circles, ofCircles, reader, actor);
  // What is for a group alone stands there, and not among the pages of its class too.
  const elsewhere = new Set(forCircles.flatMap(({ pages: own }) => idsIn(own)));
  const whole = heads.map((head): NavigationGroup => {
    const group = { ...livingGroup, groupType: head.groupForType, groupId: head.groupForId, schoolIds: actor.schoolIds };
    const ofGroup = pages
      .filter((page) => page.groupType === head.groupForType && page.groupId === head.groupForId && !elsewhere.has(page.id))
      .filter(
        ({ visibility, isShown: shown, memberIds: members }) =>
          pagePermissionOf({ ...group, visibility, isShown: shown, memberIds: members }, reader) > 0,
      );
    return {
      ...head,
      isVisible: true,
      groupPermission: groupPermissionOf(group, reader),
      pages: growTree(
        ofGroup.map(
          ({
            groupType: _type,
            groupId: _id,
            favourite: _favourite,
            isReleased: holds,
            isShown: shown,
            memberIds: _members,
            narrowedAt: _narrowed,
            createdBy: _by,
            revision: _revision,
            updatedAt,
            ...page
          }) => ({
            ...page,
            release: releaseToday({ release: page.release, isReleased: holds }),
            isHidden: !shown,
            updatedAt: updatedAt.toISOString(),
          }),
        ),
      ),
    };
  });
  const groups = inOrder(whole, forCircles);
  return {
    groups,
    favourites: groups.flatMap((group) => idsIn(group.pages)).filter((id) => favourites.has(id)),
    narrowed: pages
      .filter(({ narrowedAt, groupType, groupId }) => narrowedAt !== null && groupType !== 'kept' && mayChange(groupType, groupId))
      .map(({ id, name, url }) => ({ id, name, url })),
    hasWritten: pages.some(({ createdBy, revision }) => createdBy === actor.userId && revision > untouched),
    releasesWaiting: await countWaiting(context.db, actor.teachesClassIds),
  };
});

/** Groups stand behind their class, teams before the schools. */
function inOrder(groups: readonly NavigationGroup[], circles: ReturnType<typeof circleGroups>): NavigationGroup[] {
  const shown = (of: (classId: string | null) => boolean) =>
    circles.filter(({ classId }) => of(classId)).map(({ classId: _class, ...group }): NavigationGroup => group);
  const taught = new Set(groups.map(({ groupForId }) => groupForId));
  return [
    ...groups
      .filter(({ groupForType }) => groupForType !== 'school')
      .flatMap((group) => [group, ...shown((id) => id === group.groupForId)]),
    ...shown((id) => id === null || !taught.has(id)),
    ...groups.filter(({ groupForType }) => groupForType === 'school'),
  ];
}

const idsIn = (pages: readonly NavigationEntry[]): string[] => pages.flatMap(({ id, pages: below }) => [id, ...idsIn(below)]);

/** Own pages first, then classes, then schools, each by name. */
async function groupHeads({ db }: Context, actor: UserActor): Promise<GroupHead[]> {
  const classIds = [...actor.teachesClassIds, ...actor.attendsClassIds];
  const [person, classes, schools] = await Promise.all([
    db.selectFrom('user_account').select(['first_name', 'last_name']).where('id', '=', actor.userId).executeTakeFirst(),
    classIds.length === 0
      ? []
      : db.selectFrom('school_class').select(['id', 'name', 'color']).where('id', 'in', classIds).orderBy('name').execute(),
    actor.schoolIds.length === 0
      ? []
      : db.selectFrom('school').select(['id', 'name']).where('id', 'in', actor.schoolIds).orderBy('name').execute(),
  ]);
  return [
    { groupForType: 'user', groupForId: actor.userId, name: person ? `${person.first_name} ${person.last_name}` : '', color: 'grey' },
    ...classes.map(({ id, name, color }): GroupHead => ({ groupForType: 'class', groupForId: id, name, color })),
    ...schools.map(({ id, name }): GroupHead => ({ groupForType: 'school', groupForId: id, name, color: 'teal' })),
  ];
}

async function pagesOf({ db }: Context, userId: string, heads: readonly GroupHead[]) {
  const rows = await db
    .selectFrom('page')
    .leftJoin('page_mark', (join) => join.onRef('page_mark.page_id', '=', 'page.id').on('page_mark.user_id', '=', userId))
    .select([
      'page.id',
      'title as name',
      'url',
      'position',
      'visibility',
      'release',
      'narrowed_at as narrowedAt',
      'updated_at as updatedAt',
      'parent_id as parentId',
      'created_by as createdBy',
      'revision',
      'group_type as groupType',
      'group_id as groupId',
    ])
    .select(['page_mark.favourite', 'page_mark.expanded', isReleased('page').as('isReleased'), isShown('page').as('isShown')])
    .select(memberIds('page').as('memberIds'))
    .where(
      'group_id',
      'in',
      heads.map((head) => head.groupForId),
    )
    .where('deleted_at', 'is', null)
    .where('archived_at', 'is', null)
    .orderBy('position')
    .orderBy('page.id')
    .limit(mostPages)
    .execute();
  return rows.map((row) => ({ ...row, favourite: row.favourite ?? false, expanded: row.expanded ?? true }));
}

/** An empty first group gets a page to begin with (specification section 3). */
async function ensureWelcomePage(context: Context, own: GroupHead): Promise<void> {
  const group = { groupType: own.groupForType, groupId: own.groupForId };
  await context.transact(async ({ db }) => {
    // Several windows may be opened at once, and each asks for the navigation.
    await lockTree(db, own.groupForId);
    const [first] = await pagesOf({ ...context, db }, own.groupForId, [own]);
    if (first) return;
    await insertPage(db, { id: newId(), ...group, title: pagesTexts.welcomePage.title, parentId: null, createdBy: own.groupForId });
  });
}

export const setFavouriteHandler = handle(setFavourite, async (context, { id, favourite }) => {
  await context.transact(async (work) => {
    await mark({ ...context, db: work.db }, id, { favourite });
    // The other windows and tabs of the same person.
    tellNavigation(work, context, { groupType: 'user', groupId: personOf(context).userId });
  });
  return confirmed;
});

export const setExpandedHandler = handle(setExpanded, async (context, { id, expanded }) => {
  await mark(context, id, { expanded });
  return confirmed;
});

async function mark(context: Context, pageId: string, change: { favourite?: boolean; expanded?: boolean }): Promise<void> {
  const { userId } = personOf(context);
  await provePage(context, pageId, { permission: 1 });
  await context.db
    .insertInto('page_mark')
    .values({ user_id: userId, page_id: pageId, favourite: change.favourite ?? false, expanded: change.expanded ?? true })
    .onConflict((conflict) => conflict.columns(['user_id', 'page_id']).doUpdateSet(change))
    .execute();
}
