import { asSystem, type CallContext, type Handler, openWall } from '@pausenplatz/kernel-server';
import { getPage } from '../../contract/index.ts';
import { isPageId } from '../../rules/inner-link.ts';
import { pagePermissionOf } from '../../rules/page-permission.ts';
import { partsOfLink, passwordOf, proofOf } from '../link-proof.ts';
import { handle } from '../pages.ts';
import { presentPage } from '../present-page.ts';
import { type PageRow, readPage } from '../queries/read-page.ts';
import type { BlockReading } from '../read-block.ts';
import { readerOf, refuse } from '../scope.ts';
import type { PagesTables } from '../tables.ts';
import { limitVisitors } from '../visitor-limit.ts';

export const getPageHandler = (read: BlockReading): Handler =>
  handle(getPage, async (context, { url, link }) => {
    await limitVisitors(context);
    const given = link === undefined || link === '' ? null : partsOfLink(link);
    if (given) await openByLink(context, url, given.secret);
    // Links between own pages name the id, which stays when the address changes.
    const row = (await readPage(context.db, { url })) ?? (isPageId(url) ? await readPage(context.db, { id: url }) : null);
    if (!row) return refuse('PAGE_NOT_FOUND');
    const isRight = given !== null && row.linkSecret !== null && given.secret === row.linkSecret;
    const proven = isRight && isProven(context, row, given);
    const page = presentPage(context, read, row, readerOf(context.actor, proven));
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
