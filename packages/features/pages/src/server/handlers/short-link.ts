import { codeFault, tidyCode } from '@pausenplatz/kernel-format';
import { asSystem, boundGuesses, type CallContext, houseOf } from '@pausenplatz/kernel-server';
import { openShortLink, pageLimits, setShortLink } from '../../contract/index.ts';
import { audienceOf, pagePermissionOf } from '../../rules/page-permission.ts';
import { holdPage } from '../locks.ts';
import { handle } from '../pages.ts';
import { readPage } from '../queries/read-page.ts';
import { provePage, proveUnpublishing, readerOf, refuse } from '../scope.ts';
import { endShortLink, makeShortLink } from '../short-links.ts';
import type { PagesTables } from '../tables.ts';

const limits = { name: 'page-short', wrongPerMinute: pageLimits.wrongCodesPerMinute, ownHousePerMinute: pageLimits.ownHouseCodesPerMinute };

export const setShortLinkHandler = handle(setShortLink, async (context, { id, live }) => {
  await (live ? provePage(context, id, { permission: 2 }) : proveUnpublishing(context, id));
  return context.transact(async (work) => {
    await holdPage(work, id);
    if (live) return { code: await makeShortLink(work.db, id, houseOf(context, `${limits.name}-house`)) };
    await endShortLink(work.db, id);
    return { code: null };
  });
});

export const openShortLinkHandler = handle(openShortLink, async (context, { code: typed }) => {
  const found = codeFault(typed, pageLimits.shortCodeLength) === null ? await shortLink(context, tidyCode(typed)) : null;
  await boundGuesses(context, limits, found?.house ?? null);
  const page = found && (await asSystem(() => readPage(context.db, { id: found.pageId })));
  if (!page) return refuse('SHORT_LINK_WRONG');
  // The address leads to the link where the page is shared by one, and nowhere else than the page itself.
  const isByLink = audienceOf(page) === 'link';
  if (pagePermissionOf(page, readerOf(context.actor, isByLink)) === 0)
    return refuse(context.actor.kind === 'anonymous' ? 'SHORT_LINK_CLOSED' : 'PAGE_NOT_FOUND');
  return { url: page.url, link: isByLink ? page.linkSecret : null };
});

/** Whose page it is, may be in another school: the code is the proof that somebody was told of it. */
const shortLink = async ({ db }: Pick<CallContext<PagesTables>, 'db'>, code: string) =>
  (await asSystem(() => db.selectFrom('page_short').select(['page_id as pageId', 'house']).where('code', '=', code).executeTakeFirst())) ??
  null;
