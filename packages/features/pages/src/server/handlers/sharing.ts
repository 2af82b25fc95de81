import { newSecret, personOf } from '@pausenplatz/kernel-server';
import type { Kysely } from 'kysely';
import { getSharing, setLink } from '../../contract/index.ts';
import { offeredVisibilities } from '../../rules/offered-visibilities.ts';
import { releaseToday } from '../../rules/release.ts';
import { passwordOf } from '../link-proof.ts';
import { embedOriginsOf } from '../embedding/framing.ts';
import { handle } from '../pages.ts';
import { childrenNamed } from '../queries/children-named.ts';
import { circlesFor } from '../queries/circles.ts';
import { isReleased } from '../queries/ownership.ts';
import { endShortLink, shortCodeOf } from '../short-links.ts';
import { provePage, proveUnpublishing, refuse } from '../scope.ts';
import type { PagesTables } from '../tables.ts';

export const getSharingHandler = handle(getSharing, async (context, { id }) => {
  const scope = await provePage(context, id, { permission: 2 });
  const page = await context.db
    .selectFrom('page')
    .select(['visibility', 'members_of', 'link_secret', 'link_password', 'release', isReleased('page').as('isReleased')])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const schoolId = scope.schoolIds[0] ?? null;
  const circles = await circlesFor(context.db, scope, personOf(context).userId);
  return {
    visibility: page.visibility,
    offered: [...offeredVisibilities(scope.groupType, scope.isPupils)],
    circles,
    members: page.visibility === 'members' && circles.some(({ id: circleId }) => circleId === page.members_of) ? page.members_of : null,
    classSize: scope.groupType === 'class' ? await sizeOfClass(context.db, scope.groupId) : null,
    childrenNamed: await childrenNamed(context.db, scope, [id]),
    release: releaseToday(page),
    link: page.link_secret,
    shortCode: await shortCodeOf(context.db, id),
    linkPassword: passwordOf(context, id, page.link_password),
    schoolId,
    embedOrigins: await embedOriginsOf(context.db, scope.schoolIds),
    canSetEmbedOrigins: schoolId !== null && personOf(context).adminSchoolIds.includes(schoolId),
  };
});

export const setLinkHandler = handle(setLink, async (context, { id, live }) => {
  await (live ? provePage(context, id, { permission: 2 }) : proveUnpublishing(context, id));
  const link = live ? newSecret() : null;
  return context.transact(async ({ db }) => {
    const page = await db
      .updateTable('page')
      .set({ link_secret: link })
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .returning('id')
      .executeTakeFirst();
    // An address that leads to the link goes with it; whoever makes one holds the page and waits for this.
    await endShortLink(db, id);
    return page ? { link } : refuse('PAGE_NOT_FOUND');
  });
});

async function sizeOfClass(db: Kysely<PagesTables>, classId: string): Promise<number> {
  const { size } = await db
    .selectFrom('class_pupil')
    .select(({ fn }) => fn.countAll<string>().as('size'))
    .where('class_id', '=', classId)
    .executeTakeFirstOrThrow();
  return Number(size);
}
