import { presentFile } from '@pausenplatz/documents/server';
import { asSystem, type CallContext, openWall } from '@pausenplatz/kernel-server';
import { getPage, type Page } from '../../contract/index.ts';
import { audienceOf, mayRelease, maySeeOwner, mayUnpublish, pagePermissionOf } from '../../rules/page-permission.ts';
import { releaseToday } from '../../rules/release.ts';
import { shownNeighbours } from '../../rules/shown-neighbours.ts';
import { pagesTexts } from '../../texts.ts';
import { partsOfLink, passwordOf, proofOf } from '../link-proof.ts';
import { handle } from '../pages.ts';
import { type PageRow, readPage } from '../queries/read-page.ts';
import { readerOf, refuse } from '../scope.ts';
import type { PagesTables } from '../tables.ts';
import { limitVisitors } from '../visitor-limit.ts';

export const getPageHandler = handle(getPage, async (context, { url, link }) => {
  await limitVisitors(context);
  const given = link === undefined || link === '' ? null : partsOfLink(link);
  if (given) await openByLink(context, url, given.secret);
  const row = await readPage(context.db, { url });
  if (!row) return refuse('PAGE_NOT_FOUND');
  const isRight = given !== null && row.linkSecret !== null && given.secret === row.linkSecret;
  const proven = isRight && isProven(context, row, given);
  const page = presentPage(context, row, proven);
  // Only whoever has the link learns that there is a word to know.
  if (!page && isRight && !proven && pagePermissionOf(row, readerOf(context.actor, true)) > 0) return refuse('LINK_PASSWORD_NEEDED');
  return page ?? refuse('PAGE_NOT_FOUND');
});

/** Whoever has the link may read the page from whatever school they are. */
async function openByLink({ db }: Pick<CallContext<PagesTables>, 'db'>, url: string, link: string): Promise<void> {
  const page = await asSystem(() =>
    db.selectFrom('page').select('id').where('url', '=', url).where('link_secret', '=', link).executeTakeFirst(),
  );
  if (page) openWall({ pages: [page.id] });
}

/** A link without a password is proof enough. */
function isProven(context: CallContext<PagesTables>, row: PageRow, given: ReturnType<typeof partsOfLink>): boolean {
  if (row.linkPassword === null) return true;
  const password = passwordOf(context, row.id, row.linkPassword);
  return password !== null && given.proof === proofOf(context, { secret: given.secret, password });
}

/** The page as this actor may see it, or null. */
function presentPage(context: CallContext<PagesTables>, row: PageRow, hasLink: boolean): Page | null {
  const reader = readerOf(context.actor, hasLink);
  const permission = pagePermissionOf(row, reader);
  if (permission === 0) return null;
  const { userId } = reader;
  const knowsOwner = maySeeOwner(row, reader);
  const isDecider = mayRelease(row, reader);
  const shown = (neighbours: PageRow['children']) => shownNeighbours(row, reader, neighbours);
  return {
    id: row.id,
    url: row.url,
    title: row.title,
    groupForType: row.groupType,
    groupForId: row.groupType === 'user' && (userId === null || !knowsOwner) ? null : row.groupId,
    groupName: knowsOwner ? (row.groupName ?? '') : '',
    groupPermission: permission,
    visibility: permission >= 2 || isDecider ? row.visibility : audienceOf(row),
    release: permission >= 2 || isDecider ? releaseToday(row) : null,
    mayRelease: isDecider,
    mayUnpublish: mayUnpublish(row, reader),
    draft: row.isDraft && permission >= 2,
    visibleFrom: permission >= 2 ? (row.visibleFrom?.toISOString() ?? null) : null,
    visibleUntil: permission >= 2 ? (row.visibleUntil?.toISOString() ?? null) : null,
    isArchived: row.isArchived || row.groupState === 'archived',
    narrowed: row.narrowed && permission >= 2,
    background: row.background,
    breadcrumb: shown(row.ancestors),
    children: shown(row.children),
    siblings: shown(row.siblings),
    revision: row.revision,
    blocks: row.blocks,
    files: Object.fromEntries(
      row.files.map((file) => {
        const { id, name, ...shown } = presentFile(context, file);
        return [id, { ...shown, name: knowsOwner ? name : namelessFile(name) }];
      }),
    ),
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** Children name their files after themselves. */
const namelessFile = (name: string): string => `${pagesTexts.file}${/\.[a-z0-9]{1,5}$/i.exec(name)?.[0] ?? ''}`;
