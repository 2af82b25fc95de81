import { defineHubMessage, scalars, topicKind } from '@pausenplatz/kernel-contract';
import * as z from 'zod/mini';
import { circleKinds, groupTypes, lock, person } from './page.ts';

/** Readers of a page: ids and a revision, never content; the client reads again. */
export const pageTopic = topicKind('page');
/** Those who may change a page: who holds the edit lock. */
export const pageEditTopic = topicKind('page-edit');

/** Those who belong to a page: what its blocks keep for them, beside what every reader sees. */
export const pageMembersTopic = topicKind('page-members');

const event = { v: z.literal(1), at: scalars.timestamp } as const;

/** Members of a class, school or team: its tree of pages. */
export const pageGroupTopic = topicKind('page-group');

/**
 * What to listen to for news about these trees of pages; a person's own come without a topic, and of a group of a class with those of its
 * class, which all of the group hear.
 */
export const groupTopicsOf = (groups: readonly { readonly groupForType: string; readonly groupForId: string }[]): string[] =>
  groups.flatMap(({ groupForType, groupForId }) =>
    groupForType === 'user' || groupForType === 'group' ? [] : [pageGroupTopic(groupForId)],
  );

export const pageContentChanged = defineHubMessage(
  'PageContentChanged',
  /** `by` is null on pages of people: visitors may listen, and do not learn who writes there. */
  z.object({ ...event, rev: z.number(), by: z.nullable(scalars.id), pageId: scalars.id, blockIds: z.array(scalars.id) }),
);

/**
 * What is suggested for a block changed: to whoever suggested it and to those who change the page. It says neither what nor by whom; who
 * listens reads again.
 */
export const pageContributionsChanged = defineHubMessage(
  'PageContributionsChanged',
  z.object({ v: z.literal(1), pageId: scalars.id, blockId: scalars.id }),
);

export const pageLockChanged = defineHubMessage(
  'PageLockChanged',
  z.object({ ...event, pageId: scalars.id, lock: z.nullable(lock), cause: z.enum(['open', 'close', 'overwrite', 'expired']) }),
);

/** To the former holder, all tabs; the tab whose fence is lower than `fence` turns read-only. */
export const pageLockLost = defineHubMessage(
  'PageLockLost',
  z.object({ ...event, pageId: scalars.id, newHolder: person, fence: z.number() }),
);

/** To the members of a group: its tree of pages changed. */
export const pageNavigationChanged = defineHubMessage(
  'PageNavigationChanged',
  z.object({ ...event, groupForType: z.enum([...groupTypes, ...circleKinds]), groupForId: scalars.id }),
);
